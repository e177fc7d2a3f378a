import { PlainError } from '../progress';
import { partOf } from './part-of';
import type { KnownVersion, LiveRelease, RemoteReleases, ReleaseRegistry } from './release-registry';

/** Only the newest are listed; the files of older ones stay, and can still be rolled back to by name. */
const listedVersions = 50;

function change(
  registry: ReleaseRegistry,
  name: string,
  next: (releases: RemoteReleases) => RemoteReleases,
): ReleaseRegistry {
  return { ...registry, remotes: { ...registry.remotes, [name]: next(releasesOf(registry, name)) } };
}

/**
 * What a registry says of one remote.
 *
 * @throws PlainError when nothing of it was released
 */
export function releasesOf(registry: ReleaseRegistry, name: string): RemoteReleases {
  const releases = registry.remotes[name];
  if (releases) return releases;
  const known = Object.keys(registry.remotes).join(', ') || 'none';
  throw new PlainError(`${name} has no release here. Remotes that have: ${known}.`);
}

/**
 * Refuses a version that was withdrawn, after it was live or while it was staged.
 *
 * @throws PlainError with the reason of then
 */
export function refuseWithdrawn(registry: ReleaseRegistry, name: string, version: string): void {
  const staged = registry.staged?.find((one) => one.part === name && one.version === version);
  const found =
    staged?.withdrawn ?? partOf(registry, name)?.withdrawn?.find((one) => one.version === version);
  if (!found) return;
  throw new PlainError(
    `${name} ${version} was withdrawn at ${found.at}: ${found.reason}. It cannot be live again; release a new one.`,
  );
}

/** The versions that there are, with a release's as the newest. */
export function withVersion(
  versions: KnownVersion[] = [],
  { version, commit, since }: LiveRelease<unknown>,
): KnownVersion[] {
  const others = versions.filter((one) => one.version !== version);
  return [...others, { version, commit, releasedAt: since }].slice(-listedVersions);
}

/**
 * Makes a release live for everybody, or for a part. One that is live in this way already changes nothing.
 *
 * @param percent of browsers; 100 for all
 * @throws PlainError when a part is to get it and there is nothing for the others
 */
export function addRelease(registry: ReleaseRegistry, release: LiveRelease, percent = 100): ReleaseRegistry {
  const { name } = release.description;
  const known = registry.remotes[name];
  refuseWithdrawn(registry, name, release.version);
  const versions = withVersion(known?.versions, release);
  if (!known) {
    if (percent < 100) {
      throw new PlainError(
        `${name} has no release yet, so the other browsers would get none: release it to all first.`,
      );
    }
    return { ...registry, remotes: { ...registry.remotes, [name]: { current: release, versions } } };
  }
  const { current, rollout } = known;
  const isLive = current.version === release.version && !rollout;
  const isRolledOut = rollout?.version === release.version && rollout.percent === percent;
  if (isLive || isRolledOut) return registry;
  if (percent < 100)
    return change(registry, name, () => ({ ...known, versions, rollout: { ...release, percent } }));
  return change(registry, name, () => ({ ...madeCurrent(known, release), versions }));
}

/** Makes a version live at once and for everybody; a rollout that is under way ends. */
export function switchTo(registry: ReleaseRegistry, release: LiveRelease): ReleaseRegistry {
  const { name } = release.description;
  return change(registry, name, (releases) => {
    refuseWithdrawn(registry, name, release.version);
    return madeCurrent(releases, release);
  });
}

function madeCurrent(
  { current, previous, versions, withdrawn }: RemoteReleases,
  release: LiveRelease,
): RemoteReleases {
  const before = current.version === release.version ? previous : current.version;
  return {
    current: release,
    versions,
    ...(withdrawn ? { withdrawn } : {}),
    ...(before === undefined ? {} : { previous: before }),
  };
}

/**
 * Gives a rollout to more browsers; at 100 per cent it becomes the current release.
 *
 * @throws PlainError when there is none, or when it would take it away from browsers that have it
 */
export function widenRollout(
  registry: ReleaseRegistry,
  name: string,
  percent: number,
  now: Date,
): ReleaseRegistry {
  return change(registry, name, (releases) => {
    const { rollout } = releases;
    if (!rollout) throw new PlainError(noRollout(name));
    if (percent < rollout.percent) {
      throw new PlainError(
        `${name} is rolled out to ${rollout.percent} % already, and a browser that has it keeps it. ` +
          `To take it back: npm run rollout -- ${name} stop`,
      );
    }
    if (percent < 100) return { ...releases, rollout: { ...rollout, percent } };
    const { percent: _reached, ...release } = rollout;
    return madeCurrent(releases, { ...release, since: now.toISOString() });
  });
}

/**
 * Ends a rollout: every browser gets the current release with its next load.
 *
 * @throws PlainError when there is none
 */
export function stopRollout(
  registry: ReleaseRegistry,
  name: string,
  reason: string,
  now: Date,
): ReleaseRegistry {
  return change(registry, name, ({ rollout, ...releases }) => {
    if (!rollout) throw new PlainError(noRollout(name));
    return { ...releases, stopped: { version: rollout.version, at: now.toISOString(), reason } };
  });
}

const noRollout = (name: string) =>
  `Nothing of ${name} is being rolled out. To begin: npm run release -- ${name} --percent 10`;
