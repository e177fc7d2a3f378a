import { findWorkspaces } from '../stack/workspaces';
import { backendSuites } from './backend-suites';
import { buildSuite, checkSuites } from './check-suites';
import { jestSuite } from './jest-suite';
import { journeysSuite } from './journeys-suite';
import { nodeSuite } from './node-suite';
import { storiesSuite } from './stories-suite';
import type { Suite } from './suite';
import { findTestFiles, runnerOf } from './test-files';

/** Everything that `npm test` runs, the long ones first, so that no core idles at the end. */
export function allSuites(): Suite[] {
  const workspaces = findWorkspaces();
  return [
    ...backendSuites(),
    buildSuite,
    storiesSuite,
    ...checkSuites(),
    ...workspaces.filter((workspace) => runnerOf(workspace) === 'jest').map((name) => jestSuite(name)),
    ...workspaces
      .filter((workspace) => runnerOf(workspace) === 'node' && workspace !== 'backend')
      .map((workspace) => nodeSuite(workspace, findTestFiles([workspace]))),
    journeysSuite,
  ];
}
