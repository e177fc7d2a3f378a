/** Words that say less than the field's own term, in names, titles of tests and comments. */
const bannedWords = ['deed', 'deeds', 'somebody', 'nobody', 'whoever', 'is told', 'are told'];
const inTitles = bannedWords.join('|');
const inNames = '[Dd]eed|[Ss]omebody|[Nn]obod(y|ies)|[Ww]hoever|[Mm]isfit|[Uu]nheard|[Oo]bjectionTo';

const plainWords = [
  {
    selector: `Identifier[name=/${inNames}/]`,
    message: 'A name says what it is in the field’s term: action, operation, person, incompatibility …',
  },
  {
    selector: `CallExpression[callee.name=/^(it|test|describe)$/] > .arguments:first-child[value=/\\b(${inTitles})\\b/i]`,
    message: 'A title is subject, verb, condition, in plain words: a person, no one, an owner reads …',
  },
];

/** The same in comments. */
export const plainComments = {
  files: ['**/*.{ts,tsx,mjs,cjs}'],
  // It names them.
  ignores: ['tooling/lint/syntax.mjs'],
  rules: { 'no-warning-comments': ['error', { terms: bannedWords, location: 'anywhere' }] },
};

/** A live region stands empty in the page before it says anything: finding it does not wait for its words. */
const liveRegions = {
  selector:
    'CallExpression[callee.property.name="toHaveTextContent"] CallExpression[callee.property.name="findByRole"] > .arguments:first-child[value=/^(alert|status)$/]',
  message: 'Wait for the words: await waitFor(() => expect(screen.getByRole(…)).toHaveTextContent(…)).',
};

/** What is forbidden in every TypeScript file, with the reason. */
const everywhere = [
  ...plainWords,
  liveRegions,
  {
    selector: 'ExportDefaultDeclaration',
    message: 'Named exports only: a name is the same wherever it is used.',
  },
  {
    selector: 'TSTypeReference[typeName.right.name=/^(FC|FunctionComponent)$/]',
    message: 'Type the props.',
  },
  {
    selector: 'ObjectExpression > SpreadElement > ObjectExpression, JSXSpreadAttribute > ObjectExpression',
    message: 'Write the properties themselves, a line each.',
  },
  {
    selector: 'TSEnumDeclaration',
    message: 'A union of literals says the same and disappears at build time.',
  },
];

const elapsed = '/^(took|elapsed|late|waited|duration)/i';
const comparison =
  'BinaryExpression:matches([operator="<"], [operator="<="], [operator=">"], [operator=">="])';
/** A test that waits for a time, or measures one, depends on how fast the machine is. */
const timesInTests = [
  {
    selector:
      'ImportDeclaration[source.value=/timers.promises$/] > ImportSpecifier[imported.name="setTimeout"], NewExpression[callee.name="Promise"] CallExpression[callee.name="setTimeout"]:not([arguments.1.value=0])',
    message: 'Wait for a condition: until of testing/until.ts, waitFor, expect.poll; or inject a clock.',
  },
  {
    selector: `CallExpression[callee.property.name=/^toBeLessThan/] CallExpression[callee.name="expect"] > Identifier[name=${elapsed}], CallExpression[callee.object.name="assert"] ${comparison} > Identifier[name=${elapsed}], ${comparison} > BinaryExpression[operator="-"] > CallExpression.left[callee.property.name="now"]`,
    message: 'A busy machine takes longer: compare recorded times, count what happened, or inject a clock.',
  },
];
/** Which test needs a time of the machine's own, and why. */
const timed = [
  // Kills at random moments of a release, as long as one takes here.
  'release/src/publish/killed-release.test.ts',
  // Under a fake clock.
  'shared-auth/src/loading/load-code.test.ts',
  // Nothing shows when the answer to a look-up beside a request has been taken in.
  'backend/src/modules/people/identity/accounts/live-accounts.test.ts',
];

/** Where an `import()` is loaded by the one system: within the function that one of these is given. */
const loaders = [
  'CallExpression[callee.name=/^(loadPart|loadModule)$/] > ArrowFunctionExpression ImportExpression',
  'Property[key.name="screen"] > ArrowFunctionExpression ImportExpression',
];

/** Whatever imports the file, or draws the part, pays for it: a page's first format takes a slow phone a tenth of a second. */
const formatsMadeAnew = {
  selector:
    'NewExpression[callee.object.name="Intl"]:not(CallExpression[callee.name=/^(onFirstUse|perKey)$/] NewExpression)',
  message: 'Made at the start, or at each drawing: use onFirstUse or perKey of shared-ui/formats.',
};

/** Its `import()`s evaluate parts of the file that it is in. */
const ownFile = ['shell/src/main.tsx'];

const inBrowsers = [
  formatsMadeAnew,
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

const minorUnits = 'minor|amount|cents|euros|deposit';
/** How many minor units a currency has is for one table to say: the yen has none, the dinar a thousand. */
const moneyByHand = [
  {
    selector: `BinaryExpression:matches([operator="*"], [operator="/"]):matches([left.raw=/^10+$/], [right.raw=/^10+$/]):has(Identifier[name=/${minorUnits}/i])`,
    message: 'The money module of this package turns minor units into what people read, and back.',
  },
  {
    selector: `CallExpression[callee.property.name="toFixed"]:has(Identifier[name=/${minorUnits}/i])`,
    message: 'The money module of this package writes an amount with the digits of its currency.',
  },
  {
    selector:
      'NewExpression[callee.property.name="NumberFormat"]:has(Property[key.name="style"] > Literal[value="currency"])',
    message: 'The money module of this package formats amounts.',
  },
];
/** One for each package that shows or reads amounts. */
const moneyModules = ['backend/src/platform/money/money.ts', 'shared-ui/src/formats/money.ts'];

/** Devices are minutes off, some of them days: what is compared with a time of the API is told by the API's clock. */
const deviceClock = [
  {
    selector:
      'CallExpression[callee.object.name="Date"][callee.property.name="now"], CallExpression[callee.name="Date"], NewExpression[callee.name="Date"][arguments.length=0], CallExpression[callee.property.name=/^format(ToParts)?$/][arguments.length=0]',
    message: 'Use now or todayIn of shared-ui/formats, which follow the server’s clock.',
  },
];
/** What compares the device's clock with nothing but itself. */
const deviceTimed = [
  'shared-ui/src/formats/server-clock.ts',
  // When a request was sent, for the server's clock.
  'shared-auth/src/http/api-client.ts',
  'shell/src/preload/first-data.ts',
  // When this device stored something.
  'api-client/src/request-key.ts',
  'shared-auth/src/offline/offline-answers.ts',
  'shared-auth/src/session/verification-email-wait.ts',
  'shell/src/overrides/*.{ts,tsx}',
  'shell/src/worker/*.ts',
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
    files: ['backend/{src,demo}/**/*.ts'],
    ignores: [...ignores, ...tests, ...moneyModules],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...moneyByHand] },
  },
  {
    files: ['{shell,shared-auth,shared-ui,api-client,remote-*}/{src,isolation}/**/*.{ts,tsx}'],
    ignores: [...ignores, ...tests, ...ownFile],
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...inBrowsers] },
  },
  {
    files: ['{shell,shared-auth,shared-ui,api-client,remote-*}/src/**/*.{ts,tsx}'],
    ignores: [...ignores, ...tests, ...moneyModules, ...deviceTimed, ...ownFile],
    rules: {
      'no-restricted-syntax': ['error', ...everywhere, ...inBrowsers, ...moneyByHand, ...deviceClock],
    },
  },
  {
    files: deviceTimed,
    ignores: tests,
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...inBrowsers, ...moneyByHand] },
  },
  {
    files: ['**/*.{test,spec}.{ts,tsx}'],
    ignores: timed,
    rules: { 'no-restricted-syntax': ['error', ...everywhere, ...timesInTests] },
  },
];
