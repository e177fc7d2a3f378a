import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../progress';
import { findBuiltWorkspaces, hashInputs, hashOutputs } from './build-inputs';
import { runNode } from './run-command';
import { workspaceRoot } from '@drove/federation/workspaces';

const recordsFolder = join(workspaceRoot, 'node_modules/.cache/local/builds');

/** As many at a time as a small machine has processors. */
const LANES = 2;

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
  const stale = findBuiltWorkspaces().flatMap((workspace) => staleBuild(workspace) ?? []);
  const names = stale.map(({ workspace }) => workspace);
  if (names.length > 0) announce(names);
  const waiting = stale.values();
  await Promise.all(
    Array.from({ length: LANES }, async () => {
      for (const one of waiting) await build(one, signal);
    }),
  );
  return names;
}

/**
 * Builds one workspace if its last good build is not of what it is now.
 *
 * @param onBegin told before it is built
 * @returns whether it had to be built
 * @throws PlainError with the build's output when it does not build
 */
export async function buildOne(workspace: string, onBegin: () => void = () => undefined): Promise<boolean> {
  const stale = staleBuild(workspace);
  if (!stale) return false;
  onBegin();
  await build(stale);
  return true;
}

interface StaleBuild {
  workspace: string;
  inputs: string;
}

function staleBuild(workspace: string): StaleBuild | undefined {
  const inputs = hashInputs(workspace);
  return readRecord(workspace) === recordOf(inputs, hashOutputs(workspace))
    ? undefined
    : { workspace, inputs };
}

/** Runs a workspace's own scripts, without npm in between, so that they end with this process. */
async function build({ workspace, inputs }: StaleBuild, signal?: AbortSignal): Promise<void> {
  rmSync(recordFile(workspace), { force: true });
  const folder = join(workspaceRoot, workspace);
  const { scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    scripts: Partial<Record<string, string>>;
  };
  for (const script of [scripts['build'], scripts['build:demo']]) {
    const args = script?.split(' ').slice(1);
    const { code, output } = args ? await runNode(args, { folder, signal }) : { code: 0, output: '' };
    if (code !== 0) throw new PlainError(`${workspace} does not build:\n${output}`);
  }
  const outputs = hashOutputs(workspace);
  if (outputs === undefined) throw new PlainError(`${workspace} has built nothing.`);
  mkdirSync(recordsFolder, { recursive: true });
  writeFileSync(recordFile(workspace), recordOf(inputs, outputs));
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
