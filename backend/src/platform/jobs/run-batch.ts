import type { Logger } from 'pino';
import type { Deps } from '../deps.js';
import { firstLineOf } from './first-line-of.js';
import {
  completeJobs,
  failJob,
  fetchJobs,
  type FetchedJob,
  type JobLeaseDeps,
} from './job-leases.repository.js';
import type { FinishedJob, JobHandler, JobQueue, RegularJob } from './job.js';
import { runRegularJob } from './run-regular-job.js';

/** Why a job was given back. */
export const stoppedMessage = 'The process was stopped.';

export interface Batch {
  queue: JobQueue;
  /** What has not begun by then is given back. */
  stopping: AbortSignal;
}

export interface BatchDeps {
  leases: JobLeaseDeps;
  handlers: readonly JobHandler[];
  regular: readonly RegularJob[];
  deps: Deps;
  logger: Pick<Logger, 'error'>;
  onJobFinished?: ((finished: FinishedJob) => void) | undefined;
}

/** How many are fetched, and how many of them run beside each other: the pool is there for requests too. */
const sizes: Record<JobQueue, { fetched: number; atOnce: number }> = {
  'on-time': { fetched: 20, atOnce: 2 },
  payments: { fetched: 8, atOnce: 2 },
  mail: { fetched: 10, atOnce: 2 },
  regular: { fetched: 20, atOnce: 2 },
};

/**
 * Runs what is due on a queue, once round. What succeeds is completed together; what fails waits to be tried again, and
 * has failed for good after its last attempt.
 *
 * @returns how many there were
 */
export async function runBatch(batch: Batch, batchDeps: BatchDeps): Promise<number> {
  const { leases } = batchDeps;
  const { fetched, atOnce } = sizes[batch.queue];
  const jobs = await fetchJobs(leases, batch.queue, fetched);
  const waiting = [...jobs];
  const succeeded: string[] = [];
  const work = async () => {
    for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
      const failure = batch.stopping.aborted ? stoppedMessage : await runJob(batch.queue, job, batchDeps);
      if (failure === undefined) succeeded.push(job.id);
      else await failJob(leases, job.id, failure);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    if (succeeded.length > 0) await completeJobs(leases, batch.queue, succeeded);
  }
  return jobs.length;
}

/** Runs one job. Answers why it failed, in words that may be stored: redacted as the log's are. */
async function runJob(
  queue: JobQueue,
  { data: { job: name, data }, createdOn, startAfter }: FetchedJob,
  { handlers, regular, deps, logger, onJobFinished }: BatchDeps,
): Promise<string | undefined> {
  const startedAt = Date.now();
  const queueMs = Math.max(0, startedAt - Math.max(createdOn.getTime(), startAfter.getTime()));
  const finish = (failed: boolean) => {
    onJobFinished?.({ name, queue, queueMs, runMs: Date.now() - startedAt, failed });
  };
  try {
    if (queue === 'regular') {
      const job = regular.find((known) => known.name === name);
      // One of another release, which runs it itself.
      const failed = job !== undefined && !(await runRegularJob(job, deps, logger));
      finish(failed);
      return undefined;
    }
    const handler = handlers.find(({ kind }) => kind.name === name);
    if (handler === undefined) throw new Error(`This release does not know the job ${name}`);
    await handler.run(deps, data);
    finish(false);
    return undefined;
  } catch (error) {
    logger.error({ err: error, job: name }, 'a job failed');
    finish(true);
    return firstLineOf(error);
  }
}
