import { liveOf } from '../registry/part-of';
import type { ReleaseRegistry } from '../registry/release-registry';
import type { Refusal } from './gate';

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
        'See it with npm run releases, and run the command again; what is released or staged first needs a branch that holds it.',
    }));
}
