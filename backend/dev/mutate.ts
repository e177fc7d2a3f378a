import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { mutatedParts } from './mutated-parts.js';

/**
 * `npm run mutate -- pricing ledger`: changes the code of the named parts, or of all, in one place at a time, and runs the
 * tests of the part on each change: what no test notices has survived. Only what has changed since the last run is tried
 * again; `--force` tries everything.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean', default: false } },
});
const names = positionals.length > 0 ? positionals : Object.keys(mutatedParts);
const cache = '../node_modules/.cache/mutate';

for (const name of names) {
  const part = mutatedParts[name];
  if (part === undefined) throw new Error(`No part ${name}: ${Object.keys(mutatedParts).join(', ')}`);
  const stryker = new Stryker({
    mutate: part.mutate,
    testRunner: 'tap',
    tap: {
      testFiles: part.tests,
      nodeArgs: ['--import', 'tsx', '-r', '{{hookFile}}', '--test-reporter=tap', '{{testFile}}'],
    },
    plugins: ['@stryker-mutator/tap-runner'],
    coverageAnalysis: 'perTest',
    // A change of a table or of a constant that only loads once is tried as well, at the price of a start for each.
    ignoreStatic: false,
    concurrency: 1,
    force: values.force,
    incremental: true,
    incrementalFile: `${cache}/${name}.json`,
    tempDirName: '.cache/mutate',
    ignorePatterns: ['dist', '.data', '.cache', '/openapi.json'],
    reporters: ['clear-text', 'html'],
    htmlReporter: { fileName: `${cache}/${name}.html` },
    clearTextReporter: { allowColor: false, reportTests: false },
    allowConsoleColors: false,
    thresholds: { high: 90, low: 85, break: 85 },
  });
  await stryker.runMutationTest();
}
