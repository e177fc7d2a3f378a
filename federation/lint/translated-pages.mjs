/**
 * A browser that translates a page moves each text into `<font>` elements, behind React's back. React then fails to put an
 * element before such a text or to take the text away ("NotFoundError"), and what it writes into the text is not seen.
 * Only a text that is the one child of its element is safe: React replaces all that is in there.
 */
const isBlank = (child) => child.type === 'JSXText' && child.value.trim() === '';
/** Elements that hold words: what is handed to them as `children` may be a text. */
const holdsWords = /^(?:a|button|dd|dt|h[1-6]|label|Link|NavLink|legend|li|p|span|strong|summary|td|th)$/;
/** Calls and names that stand for elements. */
const drawsElements = /^(?:map|flatMap|render|children)/;
const isElement =
  /^(?:action|actions|aside|badge|below|body|buttons|content|footer|icon|invoices|links|note|panel|rows|table)$/;
const isNothing = (node) =>
  (node.type === 'Literal' && (node.value === null || typeof node.value === 'boolean')) ||
  (node.type === 'Identifier' && node.name === 'undefined');

/** The expressions that a child may come to: both branches of a condition, the right side of `&&`. */
function outcomesOf(node) {
  if (node.type === 'ConditionalExpression')
    return [...outcomesOf(node.consequent), ...outcomesOf(node.alternate)];
  if (node.type === 'LogicalExpression')
    return node.operator === '&&'
      ? outcomesOf(node.right)
      : [...outcomesOf(node.left), ...outcomesOf(node.right)];
  return [node];
}

/** What is text by its form: literals, templates, labels, and what formats something. */
function isText(node, parentName) {
  switch (node.type) {
    case 'Literal':
      // No one translates a blank.
      return !isNothing(node) && String(node.value).trim() !== '';
    case 'TemplateLiteral':
      return true;
    case 'MemberExpression':
      return node.property.name !== 'children' || holdsWords.test(parentName);
    case 'CallExpression':
      return !drawsElements.test(node.callee.property?.name ?? node.callee.name ?? '');
    case 'Identifier':
      return node.name === 'children' ? holdsWords.test(parentName) : !isElement.test(node.name);
    default:
      return false;
  }
}

function kindOf(child, parentName) {
  if (child.type === 'JSXText') return { isText: true, comesAndGoes: false };
  if (child.type !== 'JSXExpressionContainer') return { isText: false, comesAndGoes: false };
  const { expression } = child;
  const outcomes = outcomesOf(expression);
  const some = outcomes.filter((node) => !isNothing(node));
  return {
    isText: some.some((node) => isText(node, parentName)),
    comesAndGoes: outcomes.length > 1 || expression.type === 'LogicalExpression',
  };
}

const textAlone = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside:
        'Put this text into an element of its own: beside it something comes and goes, which fails on a page that the browser has translated.',
    },
  },
  create: (context) => {
    const check = ({ children, openingElement }) => {
      const parentName = openingElement?.name.name ?? '';
      const shown = children.filter(
        (child) => !isBlank(child) && child.expression?.type !== 'JSXEmptyExpression',
      );
      if (shown.length < 2) return;
      const kinds = shown.map((child) => ({ child, ...kindOf(child, parentName) }));
      if (!kinds.some(({ comesAndGoes }) => comesAndGoes)) return;
      for (const { child, isText: text } of kinds)
        if (text) context.report({ node: child, messageId: 'beside' });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};

/** The rule for all that draws. */
export const translatedPages = {
  files: ['{shell,shared-auth,shared-ui,remote-*}/{src,isolation}/**/*.tsx'],
  ignores: ['**/*.test.tsx', '**/*.stories.tsx', '**/testing/**'],
  plugins: { translated: { rules: { 'text-alone': textAlone } } },
  rules: { 'translated/text-alone': 'error' },
};
