import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Deps } from '../deps.js';
import { insertDueRegularJobs } from './insert-regular-jobs.js';
import { createJobEngine, findDueQueues } from './job-engine.repository.js';
import { returnJobs, returnJobsOfDeadProcesses, type JobLeaseDeps } from './job-leases.repository.js';
import type { FinishedJob, JobHandler, JobQueue, RegularJob } from './job.js';
import { jobQueues } from './job.js';
import { runBatch, stoppedMessage, type Batch, type BatchDeps } from './run-batch.js';

export interface RunningJobs {
  /** Starts no more work and waits for what is under way; what takes longer than a limit is given back. */
  stop: () => Promise<void>;
}

export interface RunJobsOptions {
  handlers: readonly JobHandler[];
  regular: readonly RegularJob[];
  deps: Deps;
  logger: Pick<Logger, 'error'>;
  /** Told of each job that has run. */
  onJobFinished?: ((finished: FinishedJob) => void) | undefined;
  /** How long work under way may take after `stop`; then another process gets it. */
  drainMs?: number;
  /** Between two looks at the queues when nothing is due earlier: how late a job of another process is seen at most. */
  lookEveryMs?: number;
}

/** How often jobs of processes that died are looked for. */
const lookForDeadEveryMs = 5_000;
/** Below the limit after which the process ends whatever is under way. */
const defaultDrainMs = 10_000;

/**
 * Runs jobs until it is stopped. Each queue has one batch at a time in this process; any number of processes may do the
 * same. A job begins at the moment for which it is meant: the next one is known, and waited for.
 */
export function runJobs(options: RunJobsOptions): RunningJobs {
  const { regular, deps, logger, drainMs = defaultDrainMs, lookEveryMs = 1_000 } = options;
  const engine = createJobEngine(deps.database);
  const leases: JobLeaseDeps = { database: deps.database, engine, processUuid: deps.processUuid };
  const stopping = new AbortController();
  const batches = new Map<JobQueue, Promise<void>>();
  const slots = new Map<string, number>();
  let lookedForDeadAt = 0;
  let wake = new AbortController();

  const report = (error: unknown) => {
    logger.error({ err: error }, 'the job engine could not go on for a moment');
  };
  const batchDeps: BatchDeps = { ...options, leases };

  const startBatch = (queue: JobQueue) => {
    const batch: Batch = { queue, stopping: stopping.signal };
    const done = runBatch(batch, batchDeps)
      .then((ran) => {
        // Perhaps there is more. Of what another process was faster with, there is nothing to see.
        if (ran > 0) wake.abort();
      }, report)
      .finally(() => batches.delete(queue));
    batches.set(queue, done);
  };

  /** One look at the queues. Answers after how many milliseconds the next is due. */
  const look = async (): Promise<number> => {
    const now = deps.now().getTime();
    if (now - lookedForDeadAt >= lookForDeadEveryMs) {
      lookedForDeadAt = now;
      await returnJobsOfDeadProcesses(leases);
      await engine.expire();
    }
    await insertDueRegularJobs(deps.database, regular, slots);
    let nextMs = lookEveryMs;
    for (const { queue, inMs } of await findDueQueues(deps.database, jobQueues)) {
      const free = jobQueues.find((known) => known === queue && !batches.has(known));
      if (free === undefined || stopping.signal.aborted) continue;
      if (inMs <= 0) startBatch(free);
      else nextMs = Math.min(nextMs, inMs);
    }
    return nextMs;
  };

  const repeat = async () => {
    while (!stopping.signal.aborted) {
      wake = new AbortController();
      const waitMs = await look().catch((error: unknown) => {
        report(error);
        return lookEveryMs;
      });
      const signal = AbortSignal.any([stopping.signal, wake.signal]);
      // Whole milliseconds, rounded up: a timer that ends early would find the job not due yet.
      await sleep(Math.ceil(waitMs) + 1, undefined, { signal }).catch(() => undefined);
    }
  };
  const repeating = repeat();
  return {
    stop: async () => {
      stopping.abort();
      await repeating;
      const done = Promise.all(batches.values());
      const limit = new AbortController();
      const isOver = await Promise.race([
        done.then(() => true),
        sleep(drainMs, false, { signal: limit.signal }).catch(() => true),
      ]);
      limit.abort();
      if (!isOver) await returnJobs(leases, stoppedMessage);
    },
  };
}
