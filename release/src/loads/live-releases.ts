import type { ReleaseRegistry } from '../registry/release-registry';

/** The releases of remotes that some browser gets, as the telemetry names them: `remote-auth@1a2b3c`. */
export function liveReleases({ remotes }: ReleaseRegistry): string[] {
  return Object.entries(remotes).flatMap(([name, { current, rollout }]) =>
    [current, ...(rollout ? [rollout] : [])].map(({ version }) => `${name}@${version}`),
  );
}
