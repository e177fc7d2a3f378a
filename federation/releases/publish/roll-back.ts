import { PlainError } from '../../local/progress';
import { RELEASE_FILE, checkReleaseFile } from '../../src/registry';
import { checkReachable } from '../gate/reachable-check';
import { releasesOf, stopRollout, switchTo } from '../registry/changes';
import { changeRegistry } from '../registry/change-registry';
import type { ReleaseRegistry } from '../registry/release-registry';
import type { ReleaseStore } from '../store/release-store';

/**
 * Puts an earlier version of a remote back, for everybody. Without a version it undoes the last change: a rollout
 * that is under way is stopped, otherwise the version before the current one comes back.
 *
 * @throws PlainError when there is nothing to go back to, or its files are no longer whole
 */
export async function rollBack(
  store: ReleaseStore,
  name: string,
  version: string | undefined,
  now: () => Date = () => new Date(),
): Promise<ReleaseRegistry> {
  const { registry } = await store.readRegistry();
  const releases = releasesOf(registry, name);
  if (version === undefined && releases.rollout) {
    return changeRegistry(store, (newest) => stopRollout(newest, name, 'rolled back', now()));
  }
  const wanted = version ?? releases.previous;
  if (wanted === undefined) {
    throw new PlainError(`${name} has had one release only: there is nothing to go back to.`);
  }
  const description = await readDescription(store, name, wanted, releases.versions);
  const refusals = await checkReachable(store, description);
  if (refusals.length > 0) {
    const problems = refusals.map(({ problem }) => `  ${problem}`).join('\n');
    throw new PlainError(
      `${name} ${wanted} is no longer whole, so nothing was changed:\n${problems}\n` +
        `Go back to another version: npm run rollback -- ${name} <version>`,
    );
  }
  const commit = releases.versions.find((one) => one.version === wanted)?.commit ?? 'unknown';
  const release = { version: wanted, since: now().toISOString(), commit, description };
  return changeRegistry(store, (newest) => switchTo(newest, release));
}

async function readDescription(
  store: ReleaseStore,
  name: string,
  version: string,
  known: { version: string }[],
) {
  const bytes = await store.read(`${name}/${version}/${RELEASE_FILE}`);
  if (!bytes) {
    const versions = known.map((one) => one.version).join(', ');
    throw new PlainError(`${name} has no version ${version}. Known ones: ${versions}`);
  }
  return checkReleaseFile(JSON.parse(bytes.toString()));
}
