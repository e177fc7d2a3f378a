import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PlainError } from '../progress';
import { workspaceRoot } from '../stack/workspaces';
import { findHeadlessBrowser } from './find-browser';
import type { Runner, TestFile } from './test-files';

interface HowToRun {
  watch: boolean;
  name: string | undefined;
}

/** Arguments of Node that run a package's test files, in the package's folder. */
type Command = (files: string[], how: HowToRun) => string[];

const bin = (path: string) => join(workspaceRoot, path);
const option = (isWanted: boolean, ...words: string[]) => (isWanted ? words : []);

const commands: Record<Runner, Command> = {
  node: (files, { watch, name = '' }) => [
    bin('federation/local/node-tests.mjs'),
    ...files,
    ...option(watch, '--watch'),
    ...option(name !== '', `--test-name-pattern=${name}`),
  ],
  jest: (files, { watch, name = '' }) => [
    bin('node_modules/jest/bin/jest.js'),
    ...option(watch, '--watchAll'),
    ...option(name !== '', `--testNamePattern=${name}`),
    '--runInBand',
    '--runTestsByPath',
    ...files,
  ],
  playwright: (files, { watch, name = '' }) => {
    if (watch) throw new PlainError('Journeys cannot be watched: each run starts the built product.');
    return [
      bin('node_modules/@playwright/test/cli.js'),
      'test',
      ...option(name !== '', `--grep=${name}`),
      ...files,
    ];
  },
};

/**
 * Runs test files, each package's by its own runner, which writes to the terminal.
 *
 * @returns the exit code: of the first runner that failed, or 0
 * @throws PlainError for more to watch than one runner has
 */
export function runFiles(files: TestFile[], how: HowToRun): number {
  const workspaces = [...new Set(files.map(({ workspace }) => workspace))];
  if (how.watch && workspaces.length > 1) {
    throw new PlainError(`--watch wants tests of one package; these are of ${workspaces.join(', ')}.`);
  }
  for (const workspace of workspaces) {
    const own = files.filter((file) => file.workspace === workspace);
    const [first] = own;
    if (!first) continue;
    const { status } = spawnSync(
      process.execPath,
      commands[first.runner](
        own.map(({ path }) => path),
        how,
      ),
      {
        cwd: join(workspaceRoot, workspace),
        env: {
          ...process.env,
          // Journeys start the product as people have it.
          ...(first.runner !== 'playwright' && { NODE_ENV: 'test' }),
          CHROMIUM_PATH: findHeadlessBrowser() ?? '',
        },
        stdio: 'inherit',
      },
    );
    if (status !== 0) return status ?? 1;
  }
  return 0;
}
