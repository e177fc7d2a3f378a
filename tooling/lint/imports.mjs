import { existsSync, readFileSync } from 'node:fs';
import { reactLazy } from './syntax.mjs';

/** What the shell provides of the router, read from the one module that says so. */
function sharedRouterNames() {
  // Its declarations, where the packages are installed.
  const files = ['router.ts', 'router.d.ts'].map(
    (name) => new URL(`../../shared-auth/src/${name}`, import.meta.url),
  );
  const source = readFileSync(files.find((file) => existsSync(file)) ?? '', 'utf8');
  return [...source.matchAll(/export\s*\{([^}]*)\}/g)]
    .flatMap(([, names]) => names.split('\n').map(withoutComment).join('').split(','))
    .map((name) => name.replace(/^\s*type\s/, '').trim())
    .filter(Boolean);
}

function withoutComment(line) {
  return line.split('//')[0];
}

const ky = {
  name: 'ky',
  message: 'Ask shared-auth for a client (useApiClient), or write a function in api/.',
};
const firebase = {
  group: ['firebase', 'firebase/*', '@firebase/*'],
  message: 'Only shared-auth/src/identity knows which identity service it is.',
};
const sql = {
  group: ['kysely', 'kysely/*', 'pg'],
  message: 'SQL lives in *.repository.ts, database/ and migrations/.',
};
const logger = {
  group: ['pino'],
  allowTypeImports: true,
  message: 'Loggers come from logging/create-logger.ts, which keeps secrets out of the log.',
};
const router = {
  name: 'react-router-dom',
  allowImportNames: sharedRouterNames(),
  message: 'The shell shares only what shared-auth/src/router.ts names.',
};

const restrict = (files, { paths = [], patterns = [], ignores = [] }) => ({
  files,
  ignores,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { paths, patterns }] },
});

/** Which packages may be used where; the last entry that matches a file is the one that counts. */
export const importRules = [
  restrict(['{shell,remote-*}/{src,isolation}/**/*.{ts,tsx}'], {
    paths: [ky, reactLazy],
    patterns: [firebase],
  }),
  restrict(['remote-*/src/**/*.{ts,tsx}'], { paths: [ky, router, reactLazy], patterns: [firebase] }),
  restrict(['remote-*/src/{api,features/*/api}/**/*.ts'], {
    paths: [router, reactLazy],
    patterns: [firebase],
  }),
  restrict(['remote-*/src/screens/**/*.{ts,tsx}'], {
    ignores: ['**/*.test.tsx'],
    paths: [ky, router, reactLazy],
    patterns: [
      firebase,
      { group: ['./*-screen', '../**/*-screen'], message: 'Screens do not import screens: share a feature.' },
    ],
  }),
  restrict(['{shared-ui,api-client}/src/**/*.{ts,tsx}'], {
    paths: [ky, router, reactLazy],
    patterns: [firebase],
  }),
  restrict(['shared-auth/src/**/*.{ts,tsx}'], {
    ignores: ['shared-auth/src/identity/**'],
    paths: [reactLazy],
    patterns: [firebase],
  }),
  restrict(['backend/{src,demo}/**/*.ts'], {
    ignores: [
      ...['**/*.repository.ts', '**/database/**', '**/*.test.ts', 'backend/src/migrate.ts'],
      'backend/src/platform/logging/create-logger.ts',
    ],
    patterns: [{ ...sql, allowTypeImports: true }, logger],
  }),
  restrict(['backend/{src,demo}/**/*.repository.ts', 'backend/src/platform/database/**/*.ts'], {
    ignores: ['**/*.test.ts'],
    patterns: [logger],
  }),
];
