import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@drove/federation/workspaces';
import { findRemotes } from '@drove/federation/remotes';
import { RELEASE_FILE } from '@drove/federation/registry';
import { SHELL } from '@drove/federation/registry/shell-file';
import { isShell, type Candidate, type ShellCandidate } from '../gate';
import { readBuild, readShellBuild } from '../../publish/read-build';
import type { ReleaseRegistry, RemoteReleases } from '../../registry/release-registry';
import type { ReleaseStore } from '../../store/release-store';
import type { ReadFile } from './serve-candidates';

/** What is shown in the browser: one release of each part, and where its files are read. */
export interface Judged {
  registry: ReleaseRegistry;
  read: ReadFile;
}

/**
 * The app as every browser would get it: the candidates, beside them what is live, and what was built here where nothing
 * was released yet.
 */
export async function judgedRegistry(
  candidates: (Candidate | ShellCandidate)[],
  next: ReleaseRegistry,
  store: Pick<ReleaseStore, 'read'>,
): Promise<Judged> {
  const built = [...candidates, ...(await unreleased(candidates, next))];
  const files = new Map(
    built.map(({ description: { name, version }, files: own }) => [`${name}/${version}`, own]),
  );
  const registry = built.reduce<ReleaseRegistry>((judged, { description }) => {
    const known = { since: '', commit: '', version: description.version };
    return isShell(description)
      ? { ...judged, shell: { versions: [], current: { ...known, description } } }
      : {
          ...judged,
          remotes: {
            ...judged.remotes,
            [description.name]: { versions: [], current: { ...known, description } },
          },
        };
  }, currentOnly(next));
  return {
    registry,
    read: (path) => {
      const [name = '', version = '', ...rest] = path.split('/');
      const own = files.get(`${name}/${version}`);
      return own ? Promise.resolve(own.get(rest.join('/'))) : store.read(path);
    },
  };
}

/** Browsers that have a rollout of another remote are the few. */
function currentOnly({ remotes, ...registry }: ReleaseRegistry): ReleaseRegistry {
  const entries = Object.entries(remotes).map(([name, { current }]): [string, RemoteReleases] => [
    name,
    { current, versions: [] },
  ]);
  return { ...registry, remotes: Object.fromEntries(entries) };
}

async function unreleased(
  candidates: (Candidate | ShellCandidate)[],
  { shell, remotes }: ReleaseRegistry,
): Promise<(Candidate | ShellCandidate)[]> {
  const isMissing = (name: string, released: unknown) =>
    !released &&
    candidates.every(({ description }) => description.name !== name) &&
    existsSync(join(workspaceRoot, name, 'dist', RELEASE_FILE));
  const missing = findRemotes().filter(({ name }) => isMissing(name, remotes[name]));
  return [
    ...(isMissing(SHELL, shell) ? [await readShellBuild()] : []),
    ...(await Promise.all(missing.map(({ name }) => readBuild(join(workspaceRoot, name))))),
  ];
}
