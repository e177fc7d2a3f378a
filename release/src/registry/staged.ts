import { PlainError } from '../progress';
import { makesLive } from './audit';
import { refuseWithdrawn } from './changes';
import { liveVersions, partOf } from './part-of';
import type { ReleaseRegistry, StagedRelease, WithdrawnVersion } from './release-registry';

/** More of them than are pushed in a month; pruning deletes those that are older. */
const listedReleases = 500;

/**
 * Lists builds that are live for no one. A set has one version of each part, the newest; the one before stays to be looked
 * at. What is live already is not listed.
 *
 * @throws PlainError when one of them was withdrawn
 */
export function stage(registry: ReleaseRegistry, releases: StagedRelease[]): ReleaseRegistry {
  const added = releases.filter(({ part, version }) => !liveVersions(part, registry).includes(version));
  if (added.length === 0) return registry;
  return added.reduce((next, release) => {
    const { part, version } = release;
    refuseWithdrawn(next, part, version);
    const { staged = [] } = next;
    // Staged once more to be looked at, it stays in its set.
    const set = release.set ?? staged.find((one) => isOf(one, part, [version]))?.set;
    const others = staged
      .filter((one) => !isOf(one, part, [version]))
      .map(({ set: itsSet, ...one }) =>
        itsSet && (one.part !== part || itsSet.name !== set?.name) ? { ...one, set: itsSet } : one,
      );
    return { ...next, staged: [...others, { ...release, ...(set ? { set } : {}) }].slice(-listedReleases) };
  }, registry);
}

/** Takes versions out of the list: they are live, or their files are gone. */
export function unstage(registry: ReleaseRegistry, part: string, versions: string[]): ReleaseRegistry {
  const { staged = [], ...others } = registry;
  const left = staged.filter((one) => !isOf(one, part, versions));
  if (left.length === staged.length) return registry;
  return left.length === 0 ? others : { ...others, staged: left };
}

/** Bars staged versions; the registry itself where none of them is staged. */
export function withdrawStaged(
  registry: ReleaseRegistry,
  part: string,
  versions: string[],
  withdrawn: Omit<WithdrawnVersion, 'version'>,
): ReleaseRegistry {
  const { staged = [] } = registry;
  if (!staged.some((one) => isOf(one, part, versions))) return registry;
  return {
    ...registry,
    staged: staged.map((one) => (isOf(one, part, versions) ? { ...one, withdrawn } : one)),
  };
}

/** A staged release that goes live with its set. */
export type MemberOfSet = StagedRelease & Required<Pick<StagedRelease, 'set'>>;

/** What is staged under a name. */
export function membersOf({ staged = [] }: ReleaseRegistry, set: string): MemberOfSet[] {
  return staged.filter((one): one is MemberOfSet => one.set?.name === set);
}

/**
 * Refuses what was staged and never live, so that it does not become so past the gate.
 *
 * @throws PlainError that says how it goes live
 */
export function refuseStaged(registry: ReleaseRegistry, part: string, version: string): void {
  const entries = (registry.audit ?? []).filter((entry) => entry.part === part && entry.version === version);
  const wasLive =
    partOf(registry, part)?.versions.some((one) => one.version === version) === true ||
    entries.some(({ action }) => makesLive[action]);
  const isStaged = [...(registry.staged ?? []), ...entries.filter(({ action }) => action === 'staged')].some(
    (one) => isOf(one, part, [version]),
  );
  if (wasLive || !isStaged) return;
  throw new PlainError(
    `${part} ${version} is staged and was never live. Release it: npm run release -- ${part}, or with its set: ` +
      'npm run releases -- switch <set>',
  );
}

const isOf = (one: { part: string; version: string }, part: string, versions: string[]) =>
  one.part === part && versions.includes(one.version);
