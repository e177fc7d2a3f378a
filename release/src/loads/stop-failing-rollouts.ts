import { withAudit } from '../registry/audit';
import { changeRegistry } from '../registry/change-registry';
import { stopRollout } from '../registry/changes';
import type { ReleaseStore } from '../store/release-store';
import { findFailure, findFaults, type FailureLimit } from './find-failure';
import { liveReleases } from './live-releases';
import type { ReadLoads, VersionLoads } from './read-loads';

/**
 * Ends every rollout whose release fails to load in too many browsers, or has faults in more than the release that it
 * replaces; see `findFailure` and `findFaults`.
 *
 * @param saw told of each rollout how it fares, in a sentence
 * @returns a sentence for each that was ended
 */
export async function stopFailingRollouts(
  store: ReleaseStore,
  readLoads: ReadLoads,
  limit: FailureLimit,
  now: () => Date = () => new Date(),
  saw: (rollout: string, sentence: string) => void = () => undefined,
): Promise<string[]> {
  const { registry } = await store.readRegistry();
  const ended: string[] = [];
  for (const [name, { current, rollout }] of Object.entries(registry.remotes)) {
    if (!rollout) continue;
    const known = await readLoads(new Date(rollout.since), liveReleases(registry));
    const find = (version: string) => known?.find((one) => one.remote === name && one.version === version);
    saw(`${name}@${rollout.version}`, howItFares(rollout.percent, known && (find(rollout.version) ?? none)));
    const pair = [find(rollout.version), find(current.version)] as const;
    const reason = findFailure(...pair, limit) ?? findFaults(...pair, limit);
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

const none: Fared = { browsers: 0, failed_browsers: 0, networks: 0 };
type Fared = Pick<VersionLoads, 'browsers' | 'failed_browsers' | 'networks' | 'erred_browsers'>;

function howItFares(percent: number, fared: Fared | undefined): string {
  if (!fared) return `at ${percent} %: the telemetry does not answer`;
  const { browsers, failed_browsers: failed, networks, erred_browsers: erred = 0 } = fared;
  const faults = erred > 0 ? `, faults in ${erred}` : '';
  return `at ${percent} %: failed in ${failed} of ${browsers} browsers in ${networks} networks${faults}`;
}
