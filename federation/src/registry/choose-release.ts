import type { RegistryEntry, RemoteTerms } from './registry';

/**
 * Whether a browser gets the release that is being rolled out. The same browser always gets the same answer, and
 * one that is in stays in while the percentage grows. The page's inline script repeats this rule.
 *
 * @param browserId any text that a browser keeps
 * @param version of the release, so that it is not always the same people who try first
 */
export function inRollout(browserId: string, version: string, percent: number): boolean {
  return hashOf(`${version}/${browserId}`) % 10_000 < percent * 100;
}

/** FNV-1a, 32 bits: short, and even enough for a percentage. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash;
}

/** The entry as this browser is to see it: with the release that it gets as the only one. */
export function chooseRelease(entry: RegistryEntry, browserId: string): RegistryEntry {
  const { rollout, ...stable } = entry;
  if (!rollout || !inRollout(browserId, rollout.release.version, rollout.percent)) return stable;
  const { baseUrl, release } = rollout;
  return { ...stable, ...termsOf(rollout), baseUrl, release };
}

/** What a release says to the platform, all of it: in the place of what another one says. */
export const termsOf = ({ claims, menus = [], origins = {} }: RemoteTerms): Required<RemoteTerms> => ({
  claims,
  menus,
  origins,
});
