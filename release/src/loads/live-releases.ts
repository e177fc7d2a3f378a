import { SHELL } from '@drove/federation/registry/shell-file';
import type { ReleaseRegistry } from '../registry/release-registry';

/** The releases that some browser gets, as the telemetry names them: `remote-auth@1a2b3c`, `shell@4d5e6f`. */
export function liveReleases({ shell, remotes }: ReleaseRegistry): string[] {
  const ofRemotes = Object.entries(remotes).flatMap(([name, { current, rollout }]) =>
    [current, ...(rollout ? [rollout] : [])].map(({ version }) => `${name}@${version}`),
  );
  return shell ? [`${SHELL}@${shell.current.version}`, ...ofRemotes] : ofRemotes;
}
