import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import checkFile from 'eslint-plugin-check-file';
import playwright from 'eslint-plugin-playwright';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { backendPolicies, elements, fileCategories, frontEndPolicies } from './tooling/lint/boundaries.mjs';
import { frontEndRules, testing, tests } from './tooling/lint/front-end.mjs';
import { hashRuleInputs } from './tooling/lint/hash-rule-inputs.mjs';

export default tseslint.config(
  { ignores: ['**/dist', '**/node_modules', '**/coverage', '**/.data', '**/*.generated.ts', 'test-results'] },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    // A part of ESLint's cache key, which knows a file's text and this configuration only.
    settings: { ruleInputs: hashRuleInputs() },
  },
  {
    files: ['**/*.{mjs,cjs}'],
    extends: [js.configs.recommended],
    languageOptions: { globals: globals.node },
  },
  { files: ['tooling/jest/*.cjs'], languageOptions: { globals: { ...globals.node, ...globals.jest } } },
  ...frontEndRules,
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
      'check-file/folder-naming-convention': ['error', { '**/': 'KEBAB_CASE' }],
      'check-file/filename-blocklist': [
        'error',
        {
          '**/{utils,util,helpers,helper,common,misc,types}.{ts,tsx}': '**/a-name-that-says-what-is-in-it.ts',
        },
      ],
    },
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
    rules: { 'boundaries/dependencies': ['error', { default: 'disallow', policies: frontEndPolicies }] },
  },
  {
    files: ['backend/**/*.ts'],
    rules: { 'boundaries/dependencies': ['error', { default: 'disallow', policies: backendPolicies }] },
  },
  {
    files: ['backend/{src,demo}/**/*.ts'],
    // What is printed is for the person who started the process, and goes through printError when it is an error.
    ignores: ['backend/src/{run-backend,make-admin}.ts', 'backend/src/platform/logging/**', tests, testing],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['e2e/**/*.ts'],
    // Node's runner runs these, with its own assertions.
    ignores: ['e2e/browsers/**'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      'playwright/expect-expect': ['error', { assertFunctionNames: ['expect*'] }],
      // One promise a file, checked for each screen of a table.
      'playwright/no-conditional-in-test': 'off',
    },
  },
);
