import { SHELL } from '@drove/federation/registry/shell-file';
import { makesLive } from './audit';
import { partOf } from './part-of';
import { unstage, withdrawStaged } from './staged';
import type { ReleaseRegistry, RemoteReleases, ShellReleases } from './release-registry';

/** For so long a tab that stays open may ask for a file of the release that it began with. */
const tabDays = 30;
const dayMs = 24 * 3600 * 1000;
/** Before it, what was not live since is asked for by no tab. */
export const tabsBegan = (now: Date): Date => new Date(now.getTime() - tabDays * dayMs);

/** Whether a registry has heard of a version; of one that is being uploaded it has not. */
export function isKnown(registry: ReleaseRegistry, name: string, version: string): boolean {
  const { audit = [], staged = [] } = registry;
  return (
    [...audit, ...staged].some((one) => one.part === name && one.version === version) ||
    partOf(registry, name)?.versions.some((one) => one.version === version) === true
  );
}

const reason = 'Its files are deleted.';

/**
 * Versions of a part that no browser can ask for any more: neither live, nor the one before, nor rolled out, and neither live
 * for a moment nor staged in the last {@link tabDays} days. None where the audit does not reach back so far, but those whose
 * deletion was begun.
 *
 * @param name a remote, or the shell
 * @param stored every version that has files in the store
 */
export function prunable(registry: ReleaseRegistry, name: string, stored: string[], now: Date): string[] {
  const since = tabsBegan(now).toISOString();
  const releases = partOf(registry, name);
  const staged = (registry.staged ?? []).filter(({ part }) => part === name);
  const begun = [
    ...(releases?.withdrawn ?? []),
    ...staged.map(({ version, withdrawn }) => ({ version, reason: withdrawn?.reason })),
  ]
    .filter((one) => one.reason === reason)
    .map(({ version }) => version);
  const lives = (registry.audit ?? []).filter(({ part, action }) => part === name && makesLive[action]);
  // What it made live was so for everybody when the days began.
  const first = lives.findLastIndex(({ at, percent = 100 }) => at < since && percent === 100);
  if (releases && first === -1) return begun;
  const rollout = releases && 'rollout' in releases ? releases.rollout : undefined;
  const kept = new Set([
    releases?.current.version,
    releases?.previous,
    rollout?.version,
    ...lives.slice(Math.max(first, 0)).map(({ version }) => version),
    // Its files are there before the registry names it, and the audit does after that.
    ...(releases?.versions ?? [])
      .filter(({ releasedAt }) => releasedAt >= since)
      .map(({ version }) => version),
    ...staged.filter(({ at }) => at >= since).map(({ version }) => version),
  ]);
  return [...new Set([...begun, ...stored.filter((version) => !kept.has(version))])];
}

/** Refuses versions from now on, so that none becomes live while its files are being deleted. */
export function refuse(
  registry: ReleaseRegistry,
  name: string,
  versions: string[],
  now: Date,
): ReleaseRegistry {
  const at = now.toISOString();
  return changed(withdrawStaged(registry, name, versions, { at, reason }), name, ({ withdrawn = [] }) => ({
    withdrawn: [
      ...withdrawn.filter(({ version }) => !versions.includes(version)),
      ...versions.map((version) => ({ version, at, reason })),
    ],
  }));
}

/** Forgets versions whose files are gone. */
export function forget(registry: ReleaseRegistry, name: string, gone: string[]): ReleaseRegistry {
  return changed(unstage(registry, name, gone), name, ({ versions, withdrawn = [] }) => ({
    versions: versions.filter(({ version }) => !gone.includes(version)),
    withdrawn: withdrawn.filter(({ version }) => !gone.includes(version)),
  }));
}

function changed(
  registry: ReleaseRegistry,
  name: string,
  change: (
    releases: RemoteReleases | ShellReleases,
  ) => Partial<Pick<ShellReleases, 'versions' | 'withdrawn'>>,
): ReleaseRegistry {
  const { shell, remotes } = registry;
  if (name === SHELL) return shell ? { ...registry, shell: { ...shell, ...change(shell) } } : registry;
  const remote = remotes[name];
  if (!remote) return registry;
  return { ...registry, remotes: { ...remotes, [name]: { ...remote, ...change(remote) } } };
}
