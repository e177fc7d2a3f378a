import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../../local/progress';
import { findRemotes } from '../../local/stack/remotes';
import { runCommand } from '../../local/stack/run-command';
import { workspaceRoot } from '../../local/stack/workspaces';
import { RELEASE_FILE, type ReleaseFile } from '../../src/registry';
import type { RemoteJson } from '../../src/webpack/remote-config';

/**
 * The folder of a remote of this checkout.
 *
 * @throws PlainError that names those that there are
 */
export function folderOfRemote(name: string | undefined): { name: string; folder: string } {
  const remotes = findRemotes().map((remote) => remote.name);
  if (name !== undefined && remotes.includes(name)) return { name, folder: join(workspaceRoot, name) };
  const what = name === undefined ? 'Which remote?' : `There is no remote ${name} here.`;
  throw new PlainError(`${what} One of: ${remotes.join(', ')}`);
}

/** The commit that a remote is built from, with `+` when something that it is built from is not committed. */
export async function commitOf(name: string): Promise<string> {
  const commit = await runCommand('git', ['rev-parse', '--short=12', 'HEAD']);
  if (commit.code !== 0) return 'no repository';
  const changes = await runCommand('git', [
    'status',
    '--porcelain',
    '--',
    name,
    'shared-auth',
    'federation/src',
  ]);
  return commit.output.trim() + (changes.output.trim() === '' ? '' : '+');
}

/** What the other remotes of this checkout claim, for as long as none of their releases says so. */
export function remotesHere(): ReleaseFile[] {
  return findRemotes().map(({ name }) => {
    const { scope, claims } = readJson(name, 'remote.json') as RemoteJson;
    const built = existsSync(join(workspaceRoot, name, 'dist', RELEASE_FILE))
      ? (readJson(name, `dist/${RELEASE_FILE}`) as Partial<ReleaseFile>)
      : {};
    return { ...nothing, screens: built.screens ?? {}, name, scope, claims };
  });
}

const nothing = {
  version: '',
  contractVersion: 0,
  entry: '',
  routes: [],
  styles: [],
  integrity: {},
  shared: {},
};

function readJson(workspace: string, file: string): unknown {
  return JSON.parse(readFileSync(join(workspaceRoot, workspace, file), 'utf8'));
}
