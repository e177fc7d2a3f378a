import { changeRegistry } from '../registry/change-registry';
import { stopRollout } from '../registry/changes';
import type { ReleaseStore } from '../store/release-store';
import type { ReadLoads, VersionLoads } from './read-loads';

/** When a rollout is ended by itself. */
export interface FailureLimit {
  /** Failed attempts of all, in per cent, from which on it is too much. */
  percent: number;
  /** Attempts before which nothing can be said. */
  atLeastLoads: number;
}

/** FAILURE_LIMIT_PERCENT and FAILURE_LIMIT_LOADS, or 5 per cent of at least 20 attempts. */
export function readFailureLimit(environment: NodeJS.ProcessEnv = process.env): FailureLimit {
  return {
    percent: Number(environment['FAILURE_LIMIT_PERCENT'] || 5),
    atLeastLoads: Number(environment['FAILURE_LIMIT_LOADS'] || 20),
  };
}

const rateOf = (loads: VersionLoads | undefined) =>
  loads && loads.loads > 0 ? (100 * loads.failures) / loads.loads : 0;

/**
 * Ends every rollout whose release fails to load too often, and more often than the one that everybody else has:
 * when the network is what fails, both do.
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
    const versions = (await readLoads(new Date(rollout.since))) ?? [];
    const find = (version: string) => versions.find((one) => one.remote === name && one.version === version);
    const tried = find(rollout.version);
    const rate = rateOf(tried);
    if (!tried || tried.loads < limit.atLeastLoads) continue;
    if (rate <= limit.percent || rate <= rateOf(find(current.version))) continue;

    const reason = `${rate.toFixed(0)} % of ${tried.loads} loads failed, more than ${limit.percent} %`;
    await changeRegistry(store, (newest) =>
      newest.remotes[name]?.rollout?.version === rollout.version
        ? stopRollout(newest, name, reason, now())
        : newest,
    );
    ended.push(`The rollout of ${name} ${rollout.version} was stopped: ${reason}`);
  }
  return ended;
}
