import type { PublishedPackage } from './stage-package';

/** Where the shell for remotes alone is built, from the root. */
export const isolatedShellFolder = 'node_modules/.cache/isolated-shell';

/** Those of a remote's code, and what they read. */
const lintRules = [
  ...['front-end', 'browsers', 'form-controls', 'imports', 'labels', 'patterns', 'person-names'],
  ...['promised-browsers', 'queries', 'syntax', 'translated-pages'],
];

/** What a team needs to build, check, test, show and release a remote in a repository of its own. */
export const publishedPackages: PublishedPackage[] = [
  {
    workspace: 'shared-ui',
    paths: ['src', 'storybook/configuration.ts', 'storybook/preview.tsx', 'storybook/preview.css'],
    // The colours and letters of every page, for stories.
    further: { 'shell/src/styles': 'shell/src/styles' },
  },
  { workspace: 'shared-auth', paths: ['src'] },
  { workspace: 'api-client', paths: ['src'], further: { 'backend/openapi.json': 'openapi.json' } },
  { workspace: 'federation', paths: ['src', 'styles'] },
  { workspace: 'release', paths: ['src'], further: { 'node_modules/.cache/recorded-answers': 'recorded' } },
  {
    workspace: 'tooling',
    paths: [
      'jest',
      'isolation',
      'local/dev',
      'local/stack',
      'local/serve',
      'local/install.mjs',
      'local/lock-file.mjs',
      'local/prepare.mjs',
      'local/until-stopped.ts',
      'local/watch-npm.ts',
      ...lintRules.map((name) => `lint/${name}.mjs`),
    ],
    further: {
      [isolatedShellFolder]: 'isolated-shell',
      '.oxlintrc.json': 'oxlint.json',
      '.oxfmtrc.json': 'oxfmt.json',
      'tsconfig.base.json': 'tsconfig.json',
    },
  },
];
