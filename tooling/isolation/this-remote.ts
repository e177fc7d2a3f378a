import { basename, join } from 'node:path';
import { PlainError } from '@drove/release/progress';
import type { Address, Addresses } from '../local/stack/addresses';
import { readRemoteJson } from '@drove/federation/remotes';
import { workspaceRoot } from '@drove/federation/workspaces';

/**
 * The remote in whose folder npm runs the command.
 *
 * @throws PlainError with the commands to choose from, anywhere else
 */
export function thisRemote({ remotes }: Addresses, folder = process.cwd()): Address {
  const remote = remotes.find(({ name }) => join(workspaceRoot, name) === folder);
  if (remote) return remote;
  const commands = remotes.map(({ name }) => `  npm start -w ${name}`).join('\n');
  throw new PlainError(
    `${basename(folder)} is not a remote. Start one of them, from the root folder:\n${commands}`,
  );
}

/**
 * Where isolation begins: the remote's first claim, which another remote's path would not show.
 *
 * @param signedIn the session for a claim in the dashboard's layout, which shows nothing to visitors
 */
export function firstPage(remote: string, signedIn: string): { route: string; session: string } {
  const [claim] = readRemoteJson(remote).claims ?? [];
  return {
    route: claim?.path ?? '/',
    session: claim?.layout === 'dashboard' ? signedIn : 'signed-out',
  };
}
