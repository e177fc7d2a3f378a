import { changeRegistry } from '../registry/change-registry';
import { stopRollout } from '../registry/changes';
import type { ReleaseStore } from '../store/release-store';
import { findFailure, type FailureLimit } from './find-failure';
import { liveReleases } from './live-releases';
import type { ReadLoads } from './read-loads';

/**
 * Ends every rollout whose release fails to load in too many browsers; see `findFailure`.
 *
 * @returns a sentence for each that was ended
 */
export async function stopFailingRollouts(
  store: ReleaseStore,
  readLoads: ReadLoads,
  limit: FailureLimit,
  now: () => Date = () => new Date(),
): Promise<string[]> {
  const { registry } = await store.readRegistry();
  const ended: string[] = [];
  for (const [name, { current, rollout }] of Object.entries(registry.remotes)) {
    if (!rollout) continue;
    const versions = (await readLoads(new Date(rollout.since), liveReleases(registry))) ?? [];
    const find = (version: string) => versions.find((one) => one.remote === name && one.version === version);
    const reason = findFailure(find(rollout.version), find(current.version), limit);
    if (reason === undefined) continue;
    await changeRegistry(store, (newest) =>
      newest.remotes[name]?.rollout?.version === rollout.version
        ? stopRollout(newest, name, reason, now())
        : newest,
    );
    ended.push(`The rollout of ${name} ${rollout.version} was stopped: ${reason}`);
  }
  return ended;
}
