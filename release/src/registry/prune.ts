import { SHELL } from '@drove/federation/registry/shell-file';
import type { ReleaseRegistry, RemoteReleases, ShellReleases } from './release-registry';

/** For so long a tab that stays open may ask for a file of the release that it began with. */
const tabDays = 30;
const dayMs = 24 * 3600 * 1000;
/** Before it, what was not live since is asked for by no tab. */
export const tabsBegan = (now: Date): Date => new Date(now.getTime() - tabDays * dayMs);

/** Whether a registry has heard of a version; of one that is being uploaded it has not. */
export function isKnown(registry: ReleaseRegistry, name: string, version: string): boolean {
  const isOfPart = registry.audit?.some((entry) => entry.part === name && entry.version === version);
  return (
    isOfPart === true || partOf(registry, name)?.versions.some((one) => one.version === version) === true
  );
}

const reason = 'Its files are deleted.';

/**
 * Versions of a part that no browser can ask for any more: neither live, nor the one before, nor rolled out, and not live
 * for a moment in the last {@link tabDays} days. None where the audit does not reach back so far.
 *
 * @param name a remote, or the shell
 * @param stored every version that has files in the store
 */
export function prunable(registry: ReleaseRegistry, name: string, stored: string[], now: Date): string[] {
  const releases = partOf(registry, name);
  if (!releases) return [];
  const since = tabsBegan(now).toISOString();
  const entries = (registry.audit ?? []).filter(({ part }) => part === name);
  // What it made live was so for everybody when the days began.
  const first = entries.findLastIndex(
    ({ at, action, percent = 100 }) => at < since && percent === 100 && makesLive.has(action),
  );
  if (first === -1) return [];
  const rollout = 'rollout' in releases ? releases.rollout : undefined;
  const kept = new Set([
    releases.current.version,
    releases.previous,
    rollout?.version,
    ...entries.slice(first).map(({ version }) => version),
    // Its files are there before the registry names it, and the audit does after that.
    ...releases.versions.filter(({ releasedAt }) => releasedAt >= since).map(({ version }) => version),
  ]);
  return stored.filter((version) => !kept.has(version));
}

const makesLive = new Set(['released', 'rolled out', 'rolled back']);

/** Refuses versions from now on, so that none becomes live while its files are being deleted. */
export function refuse(
  registry: ReleaseRegistry,
  name: string,
  versions: string[],
  now: Date,
): ReleaseRegistry {
  return changed(registry, name, ({ withdrawn = [] }) => {
    const known = new Set(withdrawn.map(({ version }) => version));
    const added = versions.filter((version) => !known.has(version));
    const at = now.toISOString();
    return { withdrawn: [...withdrawn, ...added.map((version) => ({ version, at, reason }))] };
  });
}

/** Forgets versions whose files are gone. */
export function forget(registry: ReleaseRegistry, name: string, gone: string[]): ReleaseRegistry {
  return changed(registry, name, ({ versions, withdrawn = [] }) => ({
    versions: versions.filter(({ version }) => !gone.includes(version)),
    withdrawn: withdrawn.filter(({ version }) => !gone.includes(version)),
  }));
}

function partOf(
  { shell, remotes }: ReleaseRegistry,
  name: string,
): RemoteReleases | ShellReleases | undefined {
  return name === SHELL ? shell : remotes[name];
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
