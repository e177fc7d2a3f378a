import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { PlainError } from '../local/progress';
import type { Address, Addresses } from '../local/stack/addresses';
import { workspaceRoot } from '../local/stack/workspaces';

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

/** What stands for a route's parameters in the list of pages: the field `examples` of `remote.json`. */
export function readExamples(remote: string): Record<string, string> {
  const file = join(workspaceRoot, remote, 'remote.json');
  if (!existsSync(file)) return {};
  const { examples = {} } = JSON.parse(readFileSync(file, 'utf8')) as { examples?: Record<string, string> };
  return examples;
}
