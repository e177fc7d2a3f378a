import type { ReleaseStore } from '../store/release-store';
import { readFailureLimit } from './find-failure';
import type { ReadLoads } from './read-loads';
import { stopFailingRollouts } from './stop-failing-rollouts';

const everyMs = 5000;

/**
 * Looks after rollouts until it is stopped.
 *
 * @param announce told of each that was ended, and of what keeps it from looking
 */
export function watchRollouts(
  store: ReleaseStore,
  readLoads: ReadLoads,
  announce: (text: string) => void,
): { stop: () => Promise<void> } {
  let looking = Promise.resolve();
  let told = '';
  const look = async () => {
    try {
      for (const sentence of await stopFailingRollouts(store, readLoads, readFailureLimit()))
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
