import { SHELL } from '@drove/federation/registry/shell-file';
import type { LiveRelease, ReleaseRegistry } from '../registry/release-registry';
import type { Refusal } from './gate';

/** What some browser gets of a part: what its next release has to hold. */
export function liveOf(name: string, { shell, remotes }: ReleaseRegistry): LiveRelease<unknown>[] {
  if (name === SHELL) return shell ? [shell.current] : [];
  const { current, rollout } = remotes[name] ?? {};
  return [current, rollout].filter((one) => one !== undefined);
}

/** The versions of it. */
export const liveVersions = (name: string, registry: ReleaseRegistry): string[] =>
  liveOf(name, registry).map(({ version }) => version);

/**
 * What went live of a part after `seen` was: another person was faster. Asked inside the registry's write, because
 * whether a change holds what is live was asked of what was live before; else both would be told that they are live, and
 * one be lost.
 *
 * @param version what is to be live
 * @param seen the versions that it was judged by
 */
export function overtakenCheck(
  { name, version }: { name: string; version?: string | undefined },
  seen: string[],
  newest: ReleaseRegistry,
): Refusal[] {
  return liveOf(name, newest)
    .filter((live) => live.version !== version && !seen.includes(live.version))
    .map((live) => ({
      check: 'overtaken',
      problem: `${name} ${live.version} went live meanwhile (by ${live.author ?? 'another person'}, ${live.since}).`,
      remedy:
        'See it with npm run releases, and run the command again; a release first needs a branch that holds it.',
    }));
}
