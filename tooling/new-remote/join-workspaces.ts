import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf } from '@drove/federation/scope';
import { findWorkspaces, readManifest, workspaceRoot } from '@drove/federation/workspaces';

interface Lock {
  packages: Record<string, object>;
}

/**
 * Makes a new remote one of the repository's workspaces: for npm, for TypeScript, and in the lock file. It brings no
 * package that is not there, so that nothing has to be installed.
 */
export function joinWorkspaces(name: string): void {
  const last = findWorkspaces().findLast((workspace) => workspace.startsWith('remote-'));
  if (last === undefined) throw new Error('There is no remote whose place in the lists could be followed');
  for (const file of ['package.json', 'tsconfig.json']) repeatLine(file, `"${last}"`, `"${name}"`);
  const workspaces = findWorkspaces();
  change<Lock>('package-lock.json', (lock) => ({
    ...lock,
    packages: withRemote({ ...lock.packages, '': { ...lock.packages[''], workspaces } }, name),
  }));
  // What npm itself keeps of what is installed: a remote whose link is there needs no installation.
  if (existsSync(join(workspaceRoot, 'node_modules/.package-lock.json'))) {
    change<Lock>('node_modules/.package-lock.json', (lock) => ({
      ...lock,
      packages: withRemote(lock.packages, name),
    }));
    symlinkSync(`../../${name}`, join(workspaceRoot, 'node_modules', packageOf(name)));
  }
}

/** Behind the first line that has `known`, the same line with `added`: the files keep their looks. */
function repeatLine(file: string, known: string, added: string): void {
  const path = join(workspaceRoot, file);
  const lines = readFileSync(path, 'utf8').split('\n');
  const at = lines.findIndex((line) => line.includes(known));
  writeFileSync(path, lines.toSpliced(at + 1, 0, (lines[at] ?? '').replace(known, added)).join('\n'));
}

/** In the order in which npm writes it. */
function withRemote(packages: Lock['packages'], name: string): Lock['packages'] {
  const { dependencies = {} } = readManifest(name);
  const all = {
    ...packages,
    [`node_modules/${packageOf(name)}`]: { resolved: name, link: true },
    [name]: { name: packageOf(name), version: '0.0.0', dependencies },
  };
  return Object.fromEntries(Object.entries(all).sort(([one], [other]) => one.localeCompare(other, 'en')));
}

function change<T>(file: string, edit: (content: T) => T): void {
  const path = join(workspaceRoot, file);
  const content = JSON.parse(readFileSync(path, 'utf8')) as T;
  writeFileSync(path, `${JSON.stringify(edit(content), null, 2)}\n`);
}
