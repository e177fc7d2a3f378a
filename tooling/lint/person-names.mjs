/** Fields of the API that hold a person's name. */
const nameField = /^(?:fname|lname|lName|(?:author_)?first_name|(?:decided_)?by_name|owner_name|with_name)$/;
/** What a name passes through on its way to the page. */
const passesOn = /^(?:TemplateLiteral|ConditionalExpression|LogicalExpression|ChainExpression)$/;

/** A name beside other text turns it round when it is written from right to left, and browsers translate it. */
const isolatedNames = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { bare: 'Put a person’s name into PersonName, or into `isolated` inside a sentence.' },
  },
  create: (context) => ({
    MemberExpression(node) {
      if (node.computed || !nameField.test(node.property.name)) return;
      let { parent } = node;
      while (passesOn.test(parent.type)) parent = parent.parent;
      if (parent.type !== 'JSXExpressionContainer' || !parent.parent.type.startsWith('JSX')) return;
      if (parent.parent.type === 'JSXAttribute') return;
      if (parent.parent.openingElement?.name.name !== 'PersonName')
        context.report({ node, messageId: 'bare' });
    },
  }),
};

/** The rule for all that draws. */
export const personNames = {
  files: ['{shell,shared-ui,remote-*}/src/**/*.tsx'],
  ignores: ['**/*.test.tsx', '**/*.stories.tsx', '**/testing/**'],
  plugins: { names: { rules: { isolated: isolatedNames } } },
  rules: { 'names/isolated': 'error' },
};
