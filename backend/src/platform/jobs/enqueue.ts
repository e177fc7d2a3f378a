import type { Kysely, QueryCreator } from 'kysely';
import type PgBoss from 'pg-boss';
import type { Tables } from '../database/tables.js';
import { insertJobs, insertOfJobs } from './job-engine.repository.js';
import type { JobKind, JobQueue } from './job.js';

/**
 * What a queue's jobs may take, waiting for others fetched with them included; after that, it is taken from its
 * process though that one is alive.
 */
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
  const rows = toInserts({ name, queue, retries }, jobs);
  const inserted = await insertJobs(transaction, rows);
  if (inserted !== rows.length) throw new Error(`The job ${name} was not put on the queue ${queue}`);
}

/**
 * As `enqueue`, as a part of another statement. That a queue is missing is not noticed: for jobs that a regular look makes
 * up for.
 */
export async function withJob<Data extends Record<string, string>>(
  statement: QueryCreator<Tables>,
  kind: JobKind<Data>,
  job: NewJob<Data>,
): Promise<QueryCreator<Tables>> {
  const insert = await insertOfJobs(toInserts(kind, [job]));
  // As in `withInsert`, the rest reads nothing of it.
  const creator: unknown = statement.with('job', () => insert);
  return creator as QueryCreator<Tables>;
}

function toInserts<Data extends Record<string, string>>(
  { name, queue, retries }: JobKind<Data>,
  jobs: readonly NewJob<Data>[],
): PgBoss.JobInsert<StoredJob>[] {
  return jobs.map(({ data, at }) => ({
    name: queue,
    data: { job: name, data },
    startAfter: at.toISOString(),
    retryLimit: retries.limit,
    retryDelay: retries.firstWaitSeconds,
    retryBackoff: true,
    expireInSeconds: expireInSeconds[queue],
  }));
}
