import jest from 'eslint-plugin-jest';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import regexp from 'eslint-plugin-regexp';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { browsers } from './browsers.mjs';
import { formControls } from './form-controls.mjs';
import { importRules } from './imports.mjs';
import { labels } from './labels.mjs';
import { linearPatterns } from './patterns.mjs';
import { personNames } from './person-names.mjs';
import { queries } from './queries.mjs';
import { plainComments, syntaxRules } from './syntax.mjs';
import { translatedPages } from './translated-pages.mjs';

const frontEnd = '{shell,shared-auth,shared-ui,api-client,remote-*}/{src,isolation}/**/*.{ts,tsx}';
const frontEndTests = '{shell,shared-auth,shared-ui,api-client,remote-*}/{src,isolation}/**/*.test.{ts,tsx}';
export const tests = '**/*.test.{ts,tsx}';
export const testing = '**/testing/**';
/** Anyone who reads these asks for a default export. */
const configurationFiles = [
  '**/*.config.{ts,mjs}',
  '**/*.d.ts',
  'federation/src/runtime/*.ts',
  'e2e/src/global-*.ts',
  '**/storybook/*.{ts,tsx}',
  '**/*.stories.tsx',
];

/** ESLint's rules of a remote, in this repository and in one of its own; `@drove/tooling/eslint` there. */
export const frontEndRules = tseslint.config(
  {
    files: ['**/*.{ts,tsx}'],
    // The rules that oxlint has, too, are there (.oxlintrc.json), in a fraction of the time.
    extends: [tseslint.configs.base],
  },
  {
    files: [frontEnd],
    extends: [jsxA11y.flatConfigs.strict],
    languageOptions: { globals: globals.browser },
    rules: {
      'no-console': ['error', { allow: ['error', 'warn'] }],
      // What scrolls has to be reached by keyboard, which axe asks for.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { tags: [], roles: ['tabpanel', 'region', 'group'] }],
    },
  },
  ...syntaxRules(configurationFiles, [tests, testing]),
  {
    // A text from outside that a pattern takes more than linear time for stops the whole process.
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    plugins: { regexp },
    rules: linearPatterns,
  },
  ...importRules,
  browsers([frontEnd, 'federation/src/runtime/*.ts'], [tests, testing]),
  formControls,
  labels,
  queries,
  plainComments,
  personNames,
  translatedPages,
  {
    files: [frontEndTests],
    extends: [jest.configs['flat/recommended'], testingLibrary.configs['flat/react']],
    rules: {
      'jest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*'] }],
      // What is looked for there has no name of its own, or it would be asked for by it.
      'testing-library/no-node-access': 'off',
      'testing-library/no-container': 'off',
    },
  },
);
