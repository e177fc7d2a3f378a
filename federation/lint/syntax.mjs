/** What is forbidden in every TypeScript file, with the reason. */
const everywhere = [
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Named exports only: a name is the same wherever it is used.',
  },
  {
    selector: 'TSTypeReference[typeName.right.name=/^(FC|FunctionComponent)$/]',
    message: 'Type the props.',
  },
  {
    selector: 'TSEnumDeclaration',
    message: 'A union of literals says the same and disappears at build time.',
  },
];

/** Where an `import()` is loaded by the one system: within the function that one of these is given. */
const loaders = [
  'CallExpression[callee.name=/^(loadPart|loadModule)$/] > ArrowFunctionExpression ImportExpression',
  'Property[key.name="screen"] > ArrowFunctionExpression ImportExpression',
];

const loadedOtherwise = [
  {
    selector: `ImportExpression${loaders.map((place) => `:not(${place})`).join('')}`,
    message:
      'An import() that fails once stays broken: use loadPart for a component, loadModule for anything else.',
  },
  {
    selector: 'MemberExpression[object.name="React"][property.name="lazy"]',
    message: 'React.lazy keeps a failure for ever: use loadPart of shared-auth.',
  },
];

/** For the import rules: the same of a named import. */
export const reactLazy = {
  name: 'react',
  importNames: ['lazy'],
  message: 'React.lazy keeps a failure for ever: use loadPart of shared-auth.',
};

/**
 * The last entry that matches a file is the one that counts.
 *
 * @param ignores files that need what is forbidden everywhere else
 * @param tests who import what they test when they like
 */
export const syntaxRules = (ignores, tests) => [
  { files: ['**/*.{ts,tsx}'], ignores, rules: { 'no-restricted-syntax': ['error', ...everywhere] } },
  {
    files: ['{shell,shared-auth,remote-*}/{src,isolation}/**/*.{ts,tsx}'],
    ignores: [...ignores, ...tests],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...loadedOtherwise] },
  },
];
