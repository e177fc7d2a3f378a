import type { ReleaseFile } from '@drove/federation/registry';
import type { ReleaseRegistry } from './release-registry';

/** A path that a remote may not take, and whose it is. */
export interface ClaimConflict {
  path: string;
  owner: string;
}

/**
 * Paths of a release that belong to another remote: those that it claims itself, and below them those at which it
 * has a page. Below another's path a remote may claim what the other does not have: the longer claim wins.
 *
 * @param others every description that some browser may get
 */
export function claimConflicts(release: ReleaseFile, others: ReleaseFile[]): ClaimConflict[] {
  return others
    .filter(({ name }) => name !== release.name)
    .flatMap((other) => {
      const taken = new Set([...other.claims.map(({ path }) => path), ...Object.keys(other.screens)]);
      return release.claims
        .filter(({ path }) => taken.has(path))
        .map(({ path }) => ({ path, owner: other.name }));
    })
    .filter(
      (one, index, all) =>
        all.findIndex(({ path, owner }) => path === one.path && owner === one.owner) === index,
    );
}

/**
 * Every description that some browser may get together with a new release.
 *
 * @param unreleased remotes that count as long as the registry has nothing of them
 */
export function otherReleases(registry: ReleaseRegistry, unreleased: ReleaseFile[]): ReleaseFile[] {
  const released = Object.values(registry.remotes).flatMap(({ current, rollout }) => [
    current.description,
    ...(rollout ? [rollout.description] : []),
  ]);
  return [...released, ...unreleased.filter(({ name }) => registry.remotes[name] === undefined)];
}
