import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Deps } from '../deps.js';
import { forgetJobFailure, noteJobFailure } from './job-failures.repository.js';
import type { Job } from './job.js';

export interface RunningJobs {
  /** Starts no more work, and waits for what is under way. */
  stop: () => Promise<void>;
}

/**
 * Runs each job at once and then again and again, with its pause in between. A job that fails is logged, written down
 * for administrators until it succeeds, and tried again at its next turn.
 */
export function runJobs(jobs: readonly Job[], deps: Deps, logger: Pick<Logger, 'error'>): RunningJobs {
  const stopping = new AbortController();
  // Each job waits with the same signal: more than ten is no leak.
  setMaxListeners(jobs.length + 1, stopping.signal);
  const repeat = async ({ name, everyMs, run }: Job) => {
    // What a process before this one wrote down is forgotten at the first success.
    let failureMayBeStored = true;
    while (!stopping.signal.aborted) {
      try {
        await run(deps);
        if (failureMayBeStored) await forgetJobFailure(deps.database, name);
        failureMayBeStored = false;
      } catch (error) {
        logger.error({ err: error, job: name }, 'a job failed');
        failureMayBeStored = true;
        // The database itself may be what fails; the log has it in any case.
        const failure = { error: messageOf(error), at: deps.now() };
        await noteJobFailure(deps.database, name, failure).catch(() => undefined);
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

/** The first line of what an error says, or of the first of several; the log has all of it. */
function messageOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? (error.errors[0] ?? error) : error;
  const message = first instanceof Error ? first.message : String(first);
  return message.split('\n', 1)[0]?.slice(0, 300) ?? '';
}
