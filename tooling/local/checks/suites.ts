import { findWorkspaces } from '@drove/federation/workspaces';
import { say } from '@drove/release/progress';
import { backendSuites } from './backend-suites';
import { findChanges, isThere } from './changes';
import { buildSuite, checksOf, checkSuites } from './check-suites';
import { jestSuite } from './jest-suite';
import { nodeSuite } from './node-suite';
import { journeysSuite, storiesSuite } from './playwright-suite';
import type { Suite } from './suite';
import { findTestFiles, type TestFile } from './test-files';
import { touchedTests } from './touched-tests';

/**
 * Everything that `npm test` runs, the long ones first, so that no core idles at the end.
 *
 * @param shard of the journeys: `1/2`
 */
export function allSuites(shard?: string): Suite[] {
  const tests = findTestFiles();
  const backend = tests.filter(({ workspace }) => workspace === 'backend');
  return [
    ...backendSuites(backend),
    buildSuite,
    storiesSuite,
    ...checkSuites(),
    ...packageSuites(tests),
    journeysSuite(shard),
  ];
}

/** What the changes since main touch: tests, the backend's on one database, and the checks. */
export function changedSuites(): Suite[] {
  const { base, files, before } = findChanges();
  say(`${files.length} files differ from ${base.slice(0, 8)}`);
  if (files.length === 0) return [];
  const touched = touchedTests(findTestFiles(), files, before);
  const journeys = touched.filter(({ runner }) => runner === 'playwright').length;
  say(`Left out: ${journeys} journeys that are touched, stories in a browser, builds, the other database`);
  const backend = touched.filter(({ workspace }) => workspace === 'backend');
  return [
    ...backendSuites(backend, { isEach: false }),
    ...packageSuites(touched),
    ...checksOf(files.filter(isThere)),
  ];
}

/** The tests of the packages that one process runs. */
function packageSuites(tests: TestFile[]): Suite[] {
  return findWorkspaces().flatMap((workspace) => {
    const files = tests.filter((test) => test.workspace === workspace);
    const [first] = files;
    if (!first || workspace === 'backend' || first.runner === 'playwright') return [];
    return [first.runner === 'jest' ? jestSuite(workspace, files) : nodeSuite(workspace, files)];
  });
}
