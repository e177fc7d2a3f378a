import { say } from '../progress';
import { embeddedSuite } from './backend-suites';
import { findChanges, isThere } from './changes';
import { checksOf } from './check-suites';
import { jestSuite } from './jest-suite';
import { nodeSuite } from './node-suite';
import { storiesSuite, touchesStories } from './stories-suite';
import type { Suite } from './suite';
import { findTestFiles } from './test-files';
import { touchedTests } from './touched-tests';

/**
 * What the changes since main touch: the checks, and of the packages that Nx calls affected the tests that reach a
 * changed file. The backend's run on the embedded database alone; builds and journeys are of the whole run.
 */
export async function changedSuites(): Promise<Suite[]> {
  const { base, files, workspaces } = await findChanges();
  say(
    `${files.length} files differ from ${base.slice(0, 8)}, in or below ${workspaces.join(', ') || 'no package'}`,
  );
  if (files.length === 0) return [];
  const tests = touchedTests(findTestFiles(workspaces), files);
  const suites = workspaces.flatMap((workspace): Suite[] => {
    const own = tests.filter((test) => test.workspace === workspace);
    const [first] = own;
    if (!first || first.runner === 'playwright') return [];
    if (first.runner === 'jest') return [jestSuite(workspace, own)];
    return [workspace === 'backend' ? embeddedSuite(own) : nodeSuite(workspace, own)];
  });
  const journeys = tests.filter(({ runner }) => runner === 'playwright').length;
  if (journeys > 0) say(`${journeys} journeys are touched and not run: npm test -- e2e`);
  const stories = touchesStories(files) ? [storiesSuite] : [];
  return [...suites, ...stories, ...checksOf(files.filter(isThere))];
}
