import type { Kysely } from 'kysely';
import type PgBoss from 'pg-boss';
import type { Tables } from '../database/tables.js';
import { insertJobs } from './job-engine.repository.js';
import type { JobKind, JobQueue } from './job.js';

/** What a queue's jobs may take, waiting for others fetched with them included; after that, the process counts as dead. */
export const expireInSeconds: Record<JobQueue, number> = {
  'on-time': 120,
  payments: 180,
  mail: 600,
  regular: 600,
};

/** What is stored of a job. */
export interface StoredJob {
  job: string;
  data: Record<string, string>;
}

/** One of several jobs to enqueue. */
export interface NewJob<Data> {
  data: Data;
  /** When it is to run. */
  at: Date;
}

/**
 * Puts jobs of one kind on their queue, in the transaction in which they become necessary: none is there of what was
 * rolled back, and nothing is committed without its job.
 *
 * @throws Error when the queue is missing: its migration did not run
 */
export async function enqueue<Data extends Record<string, string>>(
  transaction: Kysely<Tables>,
  { name, queue, retries }: JobKind<Data>,
  jobs: readonly NewJob<Data>[],
): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map(({ data, at }): PgBoss.JobInsert<StoredJob> => ({
    name: queue,
    data: { job: name, data },
    startAfter: at.toISOString(),
    retryLimit: retries.limit,
    retryDelay: retries.firstWaitSeconds,
    retryBackoff: true,
    expireInSeconds: expireInSeconds[queue],
  }));
  const inserted = await insertJobs(transaction, rows);
  if (inserted !== rows.length) throw new Error(`The job ${name} was not put on the queue ${queue}`);
}
