/**
 * Where what is typed may be kept outside of a Formik form: filters and searches, which the address holds. A file is named here only when nothing in it is sent as data.
 */
const formsOfTheirOwn = [
  'remote-*/src/features/find-cars/*.tsx',
  'remote-*/src/ui/{search-box,search-as-you-type,select-filter,day-filter}.tsx',
  // The days and times of a search, in the marketplace.
  'remote-marketplace/src/ui/clock-select.tsx',
];

const controls = ['input', 'textarea', 'select'];
/** Hooks whose answer ties a control to the form around it. */
const fieldHooks = ['useField', 'useDescribedField'];

const attribute = (element, name) =>
  element.attributes.find((each) => each.type === 'JSXAttribute' && each.name.name === name);

/** A file is sent as soon as it is chosen; what is hidden or read-only is not typed. */
const isNotTyped = (element) =>
  attribute(element, 'type')?.value?.value === 'file' ||
  (attribute(element, 'hidden') !== undefined && attribute(element, 'readOnly') !== undefined);

function definitionOf(name, scope) {
  for (let each = scope; each; each = each.upper) {
    const variable = each.set.get(name);
    if (variable) return variable.defs[0]?.node;
  }
  return undefined;
}

/** Whether one of the spread objects came from a hook of the form around the control. */
const isOfForm = (element, scope) =>
  element.attributes.some((each) => {
    if (each.type !== 'JSXSpreadAttribute' || each.argument.type !== 'Identifier') return false;
    const call = definitionOf(each.argument.name, scope)?.init;
    return call?.type === 'CallExpression' && fieldHooks.includes(call.callee.name);
  });

/** Controls belong to Formik, so that every form checks, explains and keeps what was typed in one way. */
const controlsInFormik = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      control:
        'Spread what useDescribedField or useField gives, inside a Formik form; filters are listed in tooling/lint/form-controls.mjs.',
      form: 'Use Form of formik (DataForm in the dashboard); filters are listed in tooling/lint/form-controls.mjs.',
    },
  },
  create: (context) => ({
    JSXOpeningElement(element) {
      const { name } = element.name;
      if (name === 'form') context.report({ node: element, messageId: 'form' });
      if (!controls.includes(name) || isNotTyped(element)) return;
      if (!isOfForm(element, context.sourceCode.getScope(element))) {
        context.report({ node: element, messageId: 'control' });
      }
    },
  }),
};

/** The rule for every remote, a new one included. */
export const formControls = {
  files: ['{remote-*,shared-ui}/src/**/*.tsx'],
  ignores: ['**/*.test.tsx', '**/testing/**', ...formsOfTheirOwn],
  plugins: { forms: { rules: { 'controls-in-formik': controlsInFormik } } },
  rules: { 'forms/controls-in-formik': 'error' },
};
