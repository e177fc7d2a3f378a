import { allowedOrigins, originKinds } from '@drove/federation/registry';
import type { RemoteReleases } from './release-registry';

/** What a remote's releases that some browser gets add to the page's policy: `connect https://tiles.example`. */
export function neededOrigins(releases: RemoteReleases | undefined): string[] {
  if (!releases) return [];
  const { current, rollout } = releases;
  const live = [current, ...(rollout ? [rollout] : [])];
  const all = live.flatMap(({ description: { origins } }) =>
    originKinds.flatMap((kind) => allowedOrigins(origins, kind).map((origin) => `${kind} ${origin}`)),
  );
  return [...new Set(all)];
}
