import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { PlainError } from '@drove/release/progress';
import { workspaceRoot } from '@drove/federation/workspaces';
import { findHeadlessBrowser } from '@drove/release/gate/browser/find-browser';
import { runners } from './runners';
import type { Runner, TestFile } from './test-files';

interface HowToRun {
  watch: boolean;
  name: string | undefined;
}

/** What each runner calls the options that it has in common with the others. */
const options: Record<Runner, { name: string; files?: string; watch?: string }> = {
  node: { name: '--test-name-pattern', watch: '--watch' },
  jest: { name: '--testNamePattern', watch: '--watchAll', files: '--runTestsByPath' },
  // Each run starts the built product: there is nothing to watch.
  playwright: { name: '--grep' },
};

/**
 * Runs test files, each package's by its own runner, which writes to the terminal.
 *
 * @returns the exit code: of the first runner that failed, or 0
 * @throws PlainError for what no runner can watch
 */
export function runFiles(files: TestFile[], { watch, name = '' }: HowToRun): number {
  const workspaces = [...new Set(files.map(({ workspace }) => workspace))];
  if (watch && workspaces.length > 1) {
    throw new PlainError(`--watch wants tests of one package; these are of ${workspaces.join(', ')}.`);
  }
  for (const workspace of workspaces) {
    const own = files.filter((file) => file.workspace === workspace);
    const runner = own[0]?.runner ?? 'node';
    const { watch: watching = '', name: naming, files: listing = '' } = options[runner];
    if (watch && watching === '') throw new PlainError('Journeys cannot be watched.');
    const { status } = spawnSync(
      process.execPath,
      [
        ...runners[runner],
        ...[watch ? watching : '', name === '' ? '' : `${naming}=${name}`, listing].filter(Boolean),
        ...own.map(({ path }) => path),
      ],
      {
        cwd: join(workspaceRoot, workspace),
        env: {
          ...process.env,
          // Journeys start the product as people have it.
          ...(runner !== 'playwright' && { NODE_ENV: 'test' }),
          CHROMIUM_PATH: findHeadlessBrowser() ?? '',
        },
        stdio: 'inherit',
      },
    );
    if (status !== 0) return status ?? 1;
  }
  return 0;
}
