import type { ReleaseStore } from '../store/release-store';
import { readFailureLimit } from './find-failure';
import { liveReleases } from './live-releases';
import type { ReadLoads } from './read-loads';
import { stopFailingRollouts } from './stop-failing-rollouts';

const everyMs = 5000;
/** Of looks: once a minute. */
const announcedEvery = 12;

/**
 * Looks after rollouts until it is stopped. It keeps nothing: one that starts again goes on from the registry and the
 * telemetry.
 *
 * @param announce told of each that was ended, and of what keeps it from looking
 * @param report told how each rollout fares, when that has changed, at most every minute
 */
export function watchRollouts(
  store: ReleaseStore,
  readLoads: ReadLoads,
  announce: (text: string) => void,
  report: (text: string) => void = () => undefined,
): { stop: () => Promise<void> } {
  const now = () => new Date();
  const saw = atMostEveryMinute(report, now);
  let looking = Promise.resolve();
  let told = '';
  let looks = 0;
  const look = async () => {
    try {
      // What is live has a place in the telemetry, and in the metrics, also while nothing is rolled out.
      if (looks % announcedEvery === 0)
        await readLoads(now(), liveReleases((await store.readRegistry()).registry));
      looks += 1;
      for (const sentence of await stopFailingRollouts(store, readLoads, readFailureLimit(), now, saw))
        announce(sentence);
      told = '';
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      if (message !== told) announce(`Rollouts are not looked after: ${message}`);
      told = message;
    }
  };
  const timer = setInterval(() => {
    looking = looking.then(look);
  }, everyMs);
  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}

/** Reports what is seen of each rollout when it has changed, and not more often than every minute. */
export function atMostEveryMinute(
  report: (text: string) => void,
  now: () => Date,
): (rollout: string, sentence: string) => void {
  const reported = new Map<string, { sentence: string; at: number }>();
  return (rollout, sentence) => {
    const last = reported.get(rollout);
    const at = now().getTime();
    if (last && (last.sentence === sentence || at - last.at < 60_000)) return;
    reported.set(rollout, { sentence, at });
    report(`${rollout} ${sentence}`);
  };
}
