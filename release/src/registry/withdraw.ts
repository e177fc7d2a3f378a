import { PlainError } from '../progress';
import { SHELL } from '@drove/federation/registry/shell-file';
import { releasesOf } from './changes';
import { partOf } from './part-of';
import { shellReleasesOf } from './shell-changes';
import { withdrawStaged } from './staged';
import type { ReleaseRegistry, RemoteReleases, ShellReleases } from './release-registry';

/**
 * Withdraws a version, live before or staged: it can no longer be made live, nor be chosen by a link. Its files stay.
 *
 * @param name a remote, or the shell
 * @throws PlainError when it is live, there is no such version, or the reason is missing
 */
export function withdraw(
  registry: ReleaseRegistry,
  name: string,
  version: string,
  reason: string,
  now: Date,
): ReleaseRegistry {
  if (reason.trim() === '') throw new PlainError('Say why: --reason "…". Those who try it will read it.');
  const why = { at: now.toISOString(), reason: reason.trim() };
  const marked = withdrawStaged(registry, name, [version], why);
  // A remote that has no release is in no page, so that no link finds it.
  if (marked !== registry && !partOf(registry, name)) return marked;
  const releases: RemoteReleases | ShellReleases =
    name === SHELL ? shellReleasesOf(registry) : releasesOf(registry, name);
  const rollout = 'rollout' in releases ? releases.rollout : undefined;
  if (releases.current.version === version) {
    throw new PlainError(`${name} ${version} is live. First go back: npm run rollback -- ${name}`);
  }
  if (rollout?.version === version) {
    throw new PlainError(`${name} ${version} is being rolled out. First: npm run rollout -- ${name} stop`);
  }
  if (marked === registry && !releases.versions.some((one) => one.version === version)) {
    const known = releases.versions.map((one) => one.version).join(', ');
    throw new PlainError(`${name} has no version ${version}. Known ones: ${known}`);
  }
  const { withdrawn = [], previous } = releases;
  if (withdrawn.some((one) => one.version === version)) return registry;
  const added = [...withdrawn, { version, ...why }];
  if (name === SHELL) {
    const { previous: _before, ...shell } = shellReleasesOf(registry);
    return {
      ...marked,
      shell: { ...shell, ...(previous === version ? {} : kept(previous)), withdrawn: added },
    };
  }
  const { previous: _before, ...remote } = releasesOf(registry, name);
  const next = { ...remote, ...(previous === version ? {} : kept(previous)), withdrawn: added };
  return { ...marked, remotes: { ...registry.remotes, [name]: next } };
}

const kept = (previous: string | undefined) => (previous === undefined ? {} : { previous });
