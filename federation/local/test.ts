import { backendSuites } from './checks/backend-suites';
import { buildSuite, checkSuites } from './checks/check-suites';
import { jestSuite } from './checks/jest-suite';
import { journeysSuite } from './checks/journeys-suite';
import { runNodeTests } from './checks/node-suite';
import { runSuites } from './checks/run-suites';
import type { Suite } from './checks/suite';
import { summary } from './checks/summary';
import { findWorkspaces, readManifest } from './stack/workspaces';

// The long ones first, so that no core idles at the end.
const suites: Suite[] = [
  buildSuite,
  ...backendSuites(),
  ...checkSuites(),
  ...findWorkspaces()
    .filter((workspace) => readManifest(workspace).scripts?.['test'] === 'jest')
    .map(jestSuite),
  {
    name: 'federation',
    part: 'federation',
    run: () => runNodeTests('federation', ['src', 'local', 'lint', 'releases', 'isolation', 'new-remote']),
  },
  journeysSuite,
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((part) => !suites.some((suite) => suite.part === part || suite.name === part));
if (unknown.length > 0) {
  const parts = [...new Set(suites.map(({ part }) => part))];
  console.error(
    `There is no part ${unknown.join(', ')}. Parts: ${parts.join(', ')}. Without any, all of them run.`,
  );
  process.exit(1);
}
const chosen = suites.filter(
  ({ part, name }) => wanted.length === 0 || wanted.includes(part) || wanted.includes(name),
);
const results = await runSuites(chosen);
console.log(summary(results, performance.now()));
process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
