import { join } from 'node:path';
import { runCommand } from '../stack/run-command';
import { workspaceRoot } from '../stack/workspaces';
import { withResultFile } from './result-file';
import type { Outcome, Suite } from './suite';
import type { TestFile } from './test-files';

const nodeTests = join(workspaceRoot, 'federation/local/node-tests.mjs');

/** The tests of a package that uses Node's own runner. */
export function nodeSuite(workspace: string, files: TestFile[]): Suite {
  return { name: workspace, part: workspace, run: () => runNodeTests(workspace, files) };
}

/** Runs test files of a package that uses Node's own runner, in one process. */
export async function runNodeTests(
  workspace: string,
  files: TestFile[],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const { value: command, text } = await withResultFile((file) =>
    runCommand(
      process.execPath,
      [
        nodeTests,
        ...files.map(({ path }) => path),
        ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
        ...['--test-reporter=tap', `--test-reporter-destination=${file}`],
      ],
      { folder: join(workspaceRoot, workspace), environment: { NODE_ENV: 'test', ...environment } },
    ),
  );
  // The last lines of TAP: "# pass 12".
  const count = (what: string) => Number(new RegExp(`^# ${what} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  const failed = count('fail') + count('cancelled');
  return {
    passed: count('pass'),
    failed: command.code === 0 ? failed : Math.max(1, failed),
    skipped: count('skipped') + count('todo'),
    failures: [...text.matchAll(/^ *not ok \d+ - (.+)$/gm)].map(([, title = '']) => title),
    output: failuresOf(command.output),
  };
}

/** The spec reporter repeats what failed at its end, which a process that hung never reaches. */
function failuresOf(output: string): string {
  const start = output.indexOf('✖ failing tests:');
  if (start !== -1) return output.slice(start);
  return output
    .split('\n')
    .filter((line) => !/^\s*✔/.test(line))
    .join('\n');
}
