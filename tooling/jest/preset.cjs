/**
 * How every front-end package runs its tests: `module.exports = require('@drove/tooling/jest')`.
 * Screens run in jsdom with Node's own fetch, TypeScript goes through swc, and a console.error or
 * console.warn that a test did not expect fails it (see expect-console.cjs).
 */
module.exports = {
  testEnvironment: require.resolve('jest-fixed-jsdom'),
  testMatch: ['<rootDir>/{src,isolation}/**/*.test.{ts,tsx}'],
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'cjs', 'json'],
  transform: { '\\.(ts|tsx|js|mjs)$': require.resolve('./transform.cjs') },
  // The transform itself leaves CommonJS packages alone: no list of ESM-only packages to keep.
  transformIgnorePatterns: [],
  moduleNameMapper: {
    '\\.css$': require.resolve('./empty-module.cjs'),
    '\\.(svg|png|jpe?g|webp|avif)$': require.resolve('./file-stub.cjs'),
  },
  setupFilesAfterEnv: [require.resolve('./set-up.cjs')],
  restoreMocks: true,
  // A form filled key by key on a busy machine needs more than Jest's five seconds.
  testTimeout: 20_000,
};
