/** Where all copy stands in the labels of its feature. A folder is added when its components have no sentences. */
const convertedFolders = [
  'remote-*/src/{features,screens,ui}',
  'shell/src/{layouts,overrides,router,session,toasts,views}',
  'shared-ui/src',
];

/** Attributes, and properties of the same names, that people read or that are read to them. */
const readAttributes = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'description',
  'heading',
  'hint',
  'label',
  'legend',
  'placeholder',
  'summary',
  'text',
  'title',
];

const letter = /\p{L}/u;
/** `Save`, `Your cars`, `A day`; not `DAY_TAKEN` or `Europe/Lisbon`. */
const wordsWithCapital = /^\p{Lu}\p{Ll}*(?:$|[\s,.:’…])/u;

/** `Your cars`, `3 days`; not the name of a field. */
const wordsInProperty = /\p{Lu}|\s/u;

/** What an expression gives as it is: through choices, to the literals in them. */
const passesOn = ['ConditionalExpression', 'LogicalExpression', 'TSAsExpression', 'TSSatisfiesExpression'];

/** The JSX that shows what a literal says; nothing for one that is compared, passed on or kept. */
function shownIn(node) {
  let child = node;
  let { parent } = node;
  while (passesOn.includes(parent.type)) {
    if (parent.type === 'ConditionalExpression' && parent.test === child) return undefined;
    child = parent;
    parent = parent.parent;
  }
  return parent.type === 'JSXExpressionContainer' ? parent.parent : parent;
}

const notRead = ['BinaryExpression', 'SwitchCase', 'TSLiteralType', 'ImportDeclaration', 'MemberExpression'];

function isCopy(node, text) {
  const place = shownIn(node);
  if (place === undefined || notRead.includes(place.type)) return false;
  if (place.type === 'Property' && place.key === node) return false;
  if (place.type === 'Property' && readAttributes.includes(place.key.name)) return wordsInProperty.test(text);
  if (place.type === 'NewExpression' && place.callee.name === 'Error') return false;
  if (place.type === 'JSXElement' || place.type === 'JSXFragment') return letter.test(text);
  if (place.type === 'JSXAttribute' && readAttributes.includes(place.name.name)) return letter.test(text);
  return wordsWithCapital.test(text);
}

/** `${days} days`, `back ${time}`; not classes and not the ids of what names or describes an element. */
const wordsAtValue = /…[,.:]?\s\p{L}\p{L}|\p{L}\p{L}:?\s…/u;

const nameOf = (place) =>
  place?.type === 'JSXAttribute' ? place.name.name : place?.type === 'Property' ? place.key.name : undefined;

const namesOfNoText = ['className', 'aria-labelledby', 'aria-describedby'];

/** `person waits`: words of a sentence that is put together elsewhere. */
const partOfSentence = /^\p{Ll}+(?: \p{Ll}+)+$/u;
const notWords = ['className', 'style', 'sizes', 'autoComplete', 'rel'];

/** The attribute whose value a literal is in, at any depth of its objects and lists. */
function attributeAround(node) {
  let { parent } = node;
  while ([...passesOn, 'ArrayExpression', 'ObjectExpression', 'Property'].includes(parent.type))
    ({ parent } = parent);
  return parent.type === 'JSXExpressionContainer' ? nameOf(parent.parent) : undefined;
}

const isPartOfSentence = (node, text) => {
  if (!partOfSentence.test(text) || shownIn(node)?.type !== 'Property') return false;
  const attribute = attributeAround(node);
  return attribute !== undefined && !notWords.includes(attribute);
};

const isSentence = (node, text) => wordsAtValue.test(text) && !namesOfNoText.includes(nameOf(shownIn(node)));

/** Copy stands in one file of each feature, so that a person can read all of it in one sitting. */
const copyInLabels = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      copy: 'Move what people read into labels.ts of the feature; a sentence with values is a function.',
    },
  },
  create: (context) => {
    const report = (node) => context.report({ node, messageId: 'copy' });
    return {
      JSXText: (node) => letter.test(node.value) && report(node),
      Literal: (node) => {
        if (typeof node.value !== 'string') return;
        if (isCopy(node, node.value) || isPartOfSentence(node, node.value)) report(node);
      },
      TemplateLiteral: (node) => {
        const texts = node.quasis.map((each) => each.value.cooked);
        if (isCopy(node, texts.join('')) || isSentence(node, texts.join('…'))) report(node);
      },
    };
  },
};

/** The rule for what is converted. */
export const labels = {
  files: convertedFolders.map((folder) => `${folder}/**/*.tsx`),
  ignores: ['**/*.test.tsx', '**/*.stories.tsx', '**/testing/**', '**/stories/**'],
  plugins: { labels: { rules: { 'copy-in-labels': copyInLabels } } },
  rules: { 'labels/copy-in-labels': 'error' },
};
