import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import checkFile from 'eslint-plugin-check-file';
import jest from 'eslint-plugin-jest';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { elements, fileCategories, policies } from './federation/lint/boundaries.mjs';
import { formControls } from './federation/lint/form-controls.mjs';
import { importRules } from './federation/lint/imports.mjs';
import { linearPatterns } from './federation/lint/patterns.mjs';
import { plainComments, syntaxRules } from './federation/lint/syntax.mjs';

const frontEnd = '{shell,shared-auth,shared-ui,api-client,remote-*}/{src,isolation}/**/*.{ts,tsx}';
const tests = '**/*.test.{ts,tsx}';
const frontEndTests = '{shell,shared-auth,shared-ui,api-client,remote-*}/{src,isolation}/**/*.test.{ts,tsx}';
const testing = '**/testing/**';
/** Anyone who reads these asks for a default export. */
const configurationFiles = [
  '**/*.config.{ts,mjs}',
  '**/*.d.ts',
  'federation/src/runtime/*.ts',
  'e2e/src/global-*.ts',
];
const hookRules = ['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'];
/** Those that compile each component to find something, a fifth of all time. */
const compilerRules = Object.keys(reactHooks.configs.flat.recommended.rules).filter(
  (rule) => !hookRules.includes(rule),
);
/** Types from one program, where a package's own configuration and each that it refers to would be read twice. */
const oneProgram = (files, project) => ({
  files: [files],
  languageOptions: { parserOptions: { projectService: false, project } },
});

export default tseslint.config(
  { ignores: ['**/dist', '**/node_modules', '**/coverage', '**/.data', '**/*.generated.ts', 'test-results'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: globals.node },
  },
  { files: ['federation/jest/*.cjs'], languageOptions: { globals: { ...globals.node, ...globals.jest } } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // An empty text counts as none, which `??` would not say.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      // Handlers of React and Node are called by those who ignore what they return.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // `() => {}` says "nothing to do" better than a name for it.
      '@typescript-eslint/no-empty-function': ['error', { allow: ['arrowFunctions'] }],
      // There are no enums (see below), and looking for them takes a tenth of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // TypeScript's noPropertyAccessFromIndexSignature demands what this would forbid.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'object-shorthand': 'error',
    },
  },
  oneProgram('{shell,shared-auth,shared-ui,api-client,remote-*}/**/*.{ts,tsx}', 'tsconfig.lint.json'),
  oneProgram('backend/**/*.ts', 'backend/tsconfig.lint.json'),
  oneProgram('{e2e,federation}/**/*.ts', 'e2e/tsconfig.lint.json'),
  {
    files: [frontEnd],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
    rules: { 'no-console': ['error', { allow: ['error', 'warn'] }] },
  },
  ...syntaxRules(configurationFiles, [tests, testing]),
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        // Migrations are ordered by the number in front.
        { '**/*.{ts,tsx,mjs,cjs}': '?([0-9]*_)+([a-z0-9])*(-+([a-z0-9]))' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': [
        'error',
        { '{shell,shared-auth,shared-ui,api-client,federation,backend,e2e,remote-*}/**/': 'KEBAB_CASE' },
      ],
      'check-file/filename-blocklist': [
        'error',
        {
          '**/{utils,util,helpers,helper,common,misc,types}.{ts,tsx}': '**/a-name-that-says-what-is-in-it.ts',
        },
      ],
    },
  },
  {
    // A text from outside that a pattern takes more than linear time for stops the whole process.
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    plugins: { regexp },
    rules: linearPatterns,
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      // Absolute, so that lint says the same whatever folder it was started in.
      'boundaries/root-path': import.meta.dirname,
      'import/resolver': {
        // No package maps paths of its own, so that what all of them extend resolves every import.
        typescript: { project: `${import.meta.dirname}/tsconfig.base.json` },
      },
      'boundaries/elements': elements,
      'boundaries/files': fileCategories,
      'boundaries/dependency-nodes': ['import', 'dynamic-import', 'export', 'require'],
    },
    rules: { 'boundaries/dependencies': ['error', { default: 'disallow', policies }] },
  },
  ...importRules,
  formControls,
  plainComments,
  {
    files: ['backend/{src,demo}/**/*.ts'],
    // What is printed is for the person who started the process, and goes through printError when it is an error.
    ignores: ['backend/src/{run-backend,make-admin}.ts', 'backend/src/platform/logging/**', tests, testing],
    rules: { 'no-console': 'error' },
  },
  {
    files: [tests, testing],
    rules: {
      // A test's data and its doubles are looser than the product.
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/require-await': 'off',
      // An API's answer is `any` until the test has said what it expects of it.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    // What the React compiler makes of a component matters where it is shipped.
    files: [frontEndTests, '{shell,shared-auth,shared-ui,api-client,remote-*}/src/testing/**'],
    rules: Object.fromEntries(compilerRules.map((rule) => [rule, 'off'])),
  },
  {
    files: [frontEndTests],
    extends: [jest.configs['flat/recommended'], testingLibrary.configs['flat/react']],
    rules: { 'jest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*'] }] },
  },
  {
    // node:test's describe and it return promises that its runner awaits.
    files: ['{backend,federation}/**/*.test.ts'],
    rules: { '@typescript-eslint/no-floating-promises': 'off' },
  },
  {
    files: ['e2e/**/*.ts'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      'playwright/expect-expect': ['error', { assertFunctionNames: ['expect*'] }],
      // One promise a file, checked for each screen of a table.
      'playwright/no-conditional-in-test': 'off',
    },
  },
);
