import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../progress';
import { findBuiltWorkspaces, hashInputs, hashOutputs } from './build-inputs';
import { nxEnvironment, runCommand, runNode } from './run-command';
import { workspaceRoot } from '@drove/federation/workspaces';
import { packageOf } from '@drove/federation/scope';

const recordsFolder = join(workspaceRoot, 'node_modules/.cache/local/builds');

/**
 * Builds the workspaces whose inputs or dist are not those of their last good build.
 *
 * @param announce told which ones, before the first is built
 * @returns the names of those that were built
 * @throws PlainError with the build's output when one does not build
 */
export async function buildWhatChanged(
  announce: (workspaces: string[]) => void,
  signal?: AbortSignal,
): Promise<string[]> {
  const stale = findBuiltWorkspaces()
    .map((workspace) => ({ workspace, inputs: hashInputs(workspace) }))
    .filter(({ workspace, inputs }) => readRecord(workspace) !== recordOf(inputs, hashOutputs(workspace)));
  const names = stale.map(({ workspace }) => workspace);
  if (names.length === 0) return names;

  announce(names);
  for (const name of names) rmSync(recordFile(name), { force: true });
  const { code, output } = await runCommand(
    process.execPath,
    [
      join(workspaceRoot, 'node_modules/lerna/dist/cli.js'),
      ...['run', 'build,build:demo', '--concurrency', '2', '--loglevel', 'warn'],
      ...names.flatMap((name) => ['--scope', packageOf(name)]),
    ],
    { environment: nxEnvironment, signal },
  );
  if (code !== 0) throw new PlainError(`The build failed:\n${output}`);

  mkdirSync(recordsFolder, { recursive: true });
  for (const { workspace, inputs } of stale) {
    writeFileSync(recordFile(workspace), recordOf(inputs, hashOutputs(workspace)));
  }
  return names;
}

/**
 * Builds one front-end workspace if its last good build is not of what it is now, without the task runner.
 *
 * @param onBegin told before it is built
 * @returns whether it had to be built
 * @throws PlainError with the build's output when it does not build
 */
export async function buildOne(workspace: string, onBegin: () => void = () => undefined): Promise<boolean> {
  const inputs = hashInputs(workspace);
  if (readRecord(workspace) === recordOf(inputs, hashOutputs(workspace))) return false;
  onBegin();
  rmSync(recordFile(workspace), { force: true });
  const { code, output } = await runNode(
    ['--import', 'tsx', join(workspaceRoot, 'node_modules/webpack-cli/bin/cli.js')],
    { folder: join(workspaceRoot, workspace) },
  );
  const outputs = hashOutputs(workspace);
  if (code !== 0 || outputs === undefined) throw new PlainError(`${workspace} does not build:\n${output}`);
  mkdirSync(recordsFolder, { recursive: true });
  writeFileSync(recordFile(workspace), recordOf(inputs, outputs));
  return true;
}

function recordOf(inputs: string, outputs: string | undefined): string {
  return `${inputs}\n${outputs ?? 'no dist'}\n`;
}

function recordFile(workspace: string): string {
  return join(recordsFolder, workspace);
}

function readRecord(workspace: string): string | undefined {
  try {
    return readFileSync(recordFile(workspace), 'utf8');
  } catch {
    return undefined;
  }
}
