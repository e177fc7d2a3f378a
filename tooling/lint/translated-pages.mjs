/**
 * A browser that translates a page moves each text into `<font>` elements, behind React's back. React then fails to put an
 * element before such a text or to take the text away ("NotFoundError"), and what it writes into the text is not seen.
 * Only a text that is the one child of its element is safe: React replaces all that is in there.
 */
const isBlank = (child) => child.type === 'JSXText' && child.value.trim() === '';
/** A blank that is drawn, and so a text: one across lines is not. */
const isDrawnBlank = (child) => isBlank(child) && !child.value.includes('\n');
/** Elements that hold words: what is handed to them as `children` may be a text. */
const holdsWords = /^(?:a|button|dd|dt|h[1-6]|label|Link|NavLink|legend|li|p|span|strong|summary|td|th)$/;
/** Calls and names that stand for elements. */
const drawsElements = /^(?:map|flatMap|from|render|children|button|field|link)/;
const isElement =
  /^(?:action|actions|after|aside|back|badge|bar|below|body|buttons|content|extra|footer|icon|invoices|links|note|notice|panel|rows|search|table)$/;
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

/** Copy without values in it is the same for as long as it is there. */
function isCopy(node) {
  if (node.type === 'Literal') return true;
  if (node.type === 'TemplateLiteral') return node.expressions.length === 0;
  if (node.type !== 'MemberExpression') return false;
  return node.object.type === 'Identifier' ? /labels$/i.test(node.object.name) : isCopy(node.object);
}

function kindOf(child, parentName) {
  if (child.type === 'JSXText') return { isText: true, comesAndGoes: false, changes: false };
  if (child.type !== 'JSXExpressionContainer') return { isText: false, comesAndGoes: false, changes: false };
  const { expression } = child;
  const outcomes = outcomesOf(expression);
  const texts = outcomes.filter((node) => !isNothing(node) && isText(node, parentName));
  return {
    isText: texts.length > 0,
    comesAndGoes: outcomes.length > 1 || expression.type === 'LogicalExpression',
    changes: texts.some((node) => !isCopy(node)),
  };
}

const textAlone = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      beside:
        'Put this text into an element of its own: beside it something comes and goes, which fails on a page that the browser has translated.',
      changes:
        'Put this text into an element of its own, or all of the sentence into one: beside others, what it becomes is not seen on a page that the browser has translated.',
    },
  },
  create: (context) => {
    const check = ({ children, openingElement }) => {
      const parentName = openingElement?.name.name ?? '';
      const shown = children.filter(
        (child) => !isBlank(child) && child.expression?.type !== 'JSXEmptyExpression',
      );
      const [only] = shown;
      if (shown.length < 2) {
        if (!only || !children.some(isDrawnBlank)) return;
        const { isText: text, comesAndGoes } = kindOf(only, parentName);
        if (text && comesAndGoes) context.report({ node: only, messageId: 'beside' });
        return;
      }
      const kinds = shown.map((child) => ({ child, ...kindOf(child, parentName) }));
      const someComeAndGo = kinds.some(({ comesAndGoes }) => comesAndGoes);
      for (const { child, isText: text, changes } of kinds) {
        if (text && someComeAndGo) context.report({ node: child, messageId: 'beside' });
        else if (changes) context.report({ node: child, messageId: 'changes' });
      }
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
