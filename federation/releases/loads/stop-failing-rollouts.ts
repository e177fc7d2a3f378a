import { withAudit } from '../registry/audit';
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
    await changeRegistry(store, (newest) => {
      if (newest.remotes[name]?.rollout?.version !== rollout.version) return newest;
      const { version } = rollout;
      const entry = { at: now().toISOString(), author: 'the watch of rollouts', part: name, version, reason };
      return withAudit(newest, stopRollout(newest, name, reason, now()), [{ ...entry, action: 'stopped' }]);
    });
    ended.push(`The rollout of ${name} ${rollout.version} was stopped: ${reason}`);
  }
  return ended;
}
