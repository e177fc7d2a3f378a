import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';

/** A job that has failed for good. */
export interface FailedJob {
  uuid: string;
  name: string;
  failedAt: Date;
  attempts: number;
  /** Why, in the first words of its last error; without secrets. */
  reason: string;
}

/** The jobs that failed for good, the last one first. */
export async function findFailedJobs(database: Kysely<Tables>, limit: number): Promise<FailedJob[]> {
  const { rows } = await sql<FailedJob>`
    select id as uuid, data->>'job' as name, completed_on as "failedAt", retry_count + 1 as attempts,
      coalesce(output->>'message', output->'value'->>'message', '') as reason
    from pgboss.job where state = 'failed'
    order by completed_on desc, id limit ${limit}`.execute(database);
  return rows;
}

/**
 * Has a job run once more that failed for good.
 *
 * @returns whether there was one
 */
export async function retryFailedJob(transaction: Kysely<Tables>, uuid: string): Promise<boolean> {
  const { rows } = await sql`
    update pgboss.job
    set state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = null
    where id = ${uuid}::uuid and state = 'failed'
    returning id`.execute(transaction);
  return rows.length > 0;
}

/** How a queue stands: for metrics. */
export interface QueueState {
  queue: string;
  /** Due and not begun. */
  waiting: number;
  /** Since when the one that waits longest is due. */
  oldestDueAt: Date | null;
  failed: number;
}

/** How each queue stands at this moment; those without any job are left out. */
export async function readQueueStates(database: Kysely<Tables>): Promise<QueueState[]> {
  const { rows } = await sql<QueueState>`
    select name as queue, count(*) filter (where state <> 'failed') as waiting,
      min(start_after) filter (where state <> 'failed') as "oldestDueAt",
      count(*) filter (where state = 'failed') as failed
    from pgboss.job
    where state = 'failed' or (state < 'active' and start_after <= now())
    group by name order by name`.execute(database);
  return rows;
}
