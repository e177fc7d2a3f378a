import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../progress';
import { findRemotes } from '@drove/federation/remotes';
import { runCommand } from '../build/run-command';
import { workspaceRoot } from '@drove/federation/workspaces';
import { RELEASE_FILE, termsOf, type ReleaseFile } from '@drove/federation/registry';
import { SHELL } from '@drove/federation/registry/shell-file';
import type { RemoteJson } from '@drove/federation/webpack/remote-config';

/**
 * The parts of this checkout that a command names, each once.
 *
 * @throws PlainError that says which there are
 */
export function partsNamed(names: string[]): string[] {
  const parts = [SHELL, ...findRemotes().map((remote) => remote.name)];
  const unknown = names.find((name) => !parts.includes(name));
  if (names.length > 0 && unknown === undefined) return [...new Set(names)];
  const what = unknown === undefined ? 'What is to be released?' : `There is no ${unknown} here.`;
  throw new PlainError(`${what} One or more of: ${parts.join(', ')}`);
}

/** The commit that parts are built from, with `+` when something that they are built from is not committed. */
export async function commitOf(names: string[]): Promise<string> {
  const commit = await runCommand('git', ['rev-parse', '--short=12', 'HEAD']);
  if (commit.code !== 0) return 'no repository';
  const inputs = [...names, 'shared-auth', 'shared-ui', 'api-client', 'federation/src'];
  const changes = await runCommand('git', ['status', '--porcelain', '--', ...inputs]);
  return commit.output.trim() + (changes.output.trim() === '' ? '' : '+');
}

/** What the other remotes of this checkout claim and put into menus, for as long as none of their releases says so. */
export function remotesHere(): ReleaseFile[] {
  return findRemotes().map(({ name }) => {
    const remote = readJson(name, 'remote.json') as RemoteJson;
    const built = existsSync(join(workspaceRoot, name, 'dist', RELEASE_FILE))
      ? (readJson(name, `dist/${RELEASE_FILE}`) as Partial<ReleaseFile>)
      : {};
    return { ...nothing, screens: built.screens ?? {}, name, scope: remote.scope, ...termsOf(remote) };
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
