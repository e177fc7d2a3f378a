import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Deps } from '../deps.js';
import type { Job } from './job.js';

export interface RunningJobs {
  /** Starts no more work, and waits for what is under way. */
  stop: () => Promise<void>;
}

/**
 * Runs each job at once and then again and again, with its pause in between. A job that fails is logged and tried again
 * at its next turn.
 */
export function runJobs(jobs: readonly Job[], deps: Deps, logger: Pick<Logger, 'error'>): RunningJobs {
  const stopping = new AbortController();
  const repeat = async ({ name, everyMs, run }: Job) => {
    while (!stopping.signal.aborted) {
      try {
        await run(deps);
      } catch (error) {
        logger.error({ err: error, job: name }, 'a job failed');
      }
      await sleep(everyMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = jobs.map(repeat);
  return {
    stop: async () => {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
