import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand, type CommandOptions, type CommandResult } from '@drove/release/build/run-command';
import { workspaceRoot } from '@drove/federation/workspaces';
import type { Runner } from './test-files';

/** How Node starts each test runner in the folder of a package; its options and files follow. */
export const runners: Record<Runner, string[]> = {
  node: [join(workspaceRoot, 'tooling/local/node-tests.mjs')],
  // One worker: suites run side by side.
  jest: [join(workspaceRoot, 'node_modules/jest/bin/jest.js'), '--runInBand'],
  playwright: [join(workspaceRoot, 'node_modules/@playwright/test/cli.js'), 'test'],
};

/**
 * Runs tests of a package to their end.
 *
 * @param args given a file for the runner's results
 * @returns with what the runner wrote there, which is empty when it wrote nothing
 */
export async function runTests(
  runner: Runner,
  workspace: string,
  args: (results: string) => string[],
  environment: (results: string) => CommandOptions['environment'] = () => ({}),
): Promise<CommandResult & { results: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'test-results-'));
  const file = join(folder, 'results');
  try {
    const command = await runCommand(process.execPath, [...runners[runner], ...args(file)], {
      folder: join(workspaceRoot, workspace),
      environment: { ...environment(file) },
    });
    return { ...command, results: await readFile(file, 'utf8').catch(() => '') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
