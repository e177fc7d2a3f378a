import { PlainError } from '../progress';
import { SHELL, type ShellFile } from '@drove/federation/registry/shell-file';
import { refuseWithdrawn, withVersion } from './changes';
import type { LiveRelease, ReleaseRegistry, ShellReleases } from './release-registry';

/**
 * What a registry says of the shell.
 *
 * @throws PlainError when it was never released
 */
export function shellReleasesOf({ shell }: ReleaseRegistry): ShellReleases {
  if (shell) return shell;
  throw new PlainError('The shell has no release here. To begin: npm run release -- shell');
}

/**
 * Makes a shell the one that everybody's next page is. One that is live already changes nothing.
 *
 * @throws PlainError when only a part of the browsers is to get it
 */
export function addShell(
  registry: ReleaseRegistry,
  release: LiveRelease<ShellFile>,
  percent = 100,
): ReleaseRegistry {
  if (percent < 100) {
    throw new PlainError(
      'The shell goes to everybody at once, because everybody gets the same page: leave --percent away. ' +
        'A remote can be rolled out to a part.',
    );
  }
  const { shell } = registry;
  if (shell?.current.version === release.version) return registry;
  refuseWithdrawn(registry, SHELL, release.version);
  const versions = withVersion(shell?.versions, release);
  return { ...registry, shell: { ...before(shell), current: release, versions } };
}

/** Makes a version of the shell live that was released before. */
export function switchShell(registry: ReleaseRegistry, release: LiveRelease<ShellFile>): ReleaseRegistry {
  const shell = shellReleasesOf(registry);
  if (shell.current.version === release.version) return registry;
  refuseWithdrawn(registry, SHELL, release.version);
  return { ...registry, shell: { ...before(shell), current: release, versions: shell.versions } };
}

const before = (shell?: ShellReleases) => ({
  ...(shell ? { previous: shell.current.version } : {}),
  ...(shell?.withdrawn ? { withdrawn: shell.withdrawn } : {}),
});
