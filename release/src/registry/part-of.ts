import { SHELL } from '@drove/federation/registry/shell-file';
import type { LiveRelease, ReleaseRegistry, RemoteReleases, ShellReleases } from './release-registry';

/** What a registry says of a remote or the shell, if it has a release. */
export function partOf(
  { shell, remotes }: ReleaseRegistry,
  name: string,
): RemoteReleases | ShellReleases | undefined {
  return name === SHELL ? shell : remotes[name];
}

/** What some browser gets of a part: what its next release has to hold. */
export function liveOf(name: string, registry: ReleaseRegistry): LiveRelease<unknown>[] {
  const part = partOf(registry, name);
  if (!part) return [];
  return 'rollout' in part ? [part.current, part.rollout] : [part.current];
}

/** The versions of it. */
export const liveVersions = (name: string, registry: ReleaseRegistry): string[] =>
  liveOf(name, registry).map(({ version }) => version);
