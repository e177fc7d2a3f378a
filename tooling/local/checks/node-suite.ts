import { runTests } from './runners';
import type { Outcome, Suite } from './suite';
import type { TestFile } from './test-files';

/** The tests of a package that uses Node's own runner. */
export function nodeSuite(workspace: string, files: TestFile[]): Suite {
  return { name: workspace, part: workspace, files, run: () => runNodeTests(workspace, files) };
}

/** Runs test files of a package that uses Node's own runner, in one process. */
export async function runNodeTests(
  workspace: string,
  files: TestFile[],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const { code, output, results } = await runTests(
    'node',
    workspace,
    (file) => [
      ...files.map(({ path }) => path),
      ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
      ...['--test-reporter=tap', `--test-reporter-destination=${file}`],
    ],
    () => ({ NODE_ENV: 'test', ...environment }),
  );
  // The last lines of TAP: "# pass 12".
  const count = (what: string) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(results)?.[1] ?? 0);
  const failed = count('fail') + count('cancelled');
  return {
    passed: count('pass'),
    failed: code === 0 ? failed : Math.max(1, failed),
    skipped: count('skipped') + count('todo'),
    times: [...results.matchAll(/^(?:not )?ok \d+ - (.+)\n {2}---\n {2}duration_ms: ([\d.]+)/gm)].map(
      ([, name = '', ms]) => ({ name, ms: Number(ms) }),
    ),
    failures: [...results.matchAll(/^ *not ok \d+ - (.+)$/gm)].map(([, title = '']) => title),
    output: failuresOf(output, results),
  };
}

/**
 * The spec reporter says why tests failed at its end, which a process that hung never reaches: then the reasons are those
 * of the results, in TAP.
 */
function failuresOf(output: string, results: string): string {
  const start = output.indexOf('✖ failing tests:');
  if (start !== -1) return output.slice(start);
  const reasons = [...results.matchAll(/^ *not ok .+\n *---\n[^]*?\n *\.\.\.$/gm)].map(([block]) => block);
  const said = output.split('\n').filter((line) => !/^\s*✔/.test(line));
  return [...reasons, ...said].join('\n');
}
