import { CompiledQuery, sql, type Kysely, type RawBuilder } from 'kysely';
import type PgBoss from 'pg-boss';
import type { Tables } from '../database/tables.js';
import type { StoredJob } from './enqueue.js';
import { executorOf } from './job-engine.repository.js';
import type { JobQueue } from './job.js';

export type FetchedJob = PgBoss.JobWithMetadata<StoredJob>;

export interface JobLeaseDeps {
  database: Kysely<Tables>;
  engine: PgBoss;
  processUuid: string;
}

/** Fetches due jobs of a queue and leases them to this process, in one statement. */
export async function fetchJobs(
  { database, engine, processUuid }: JobLeaseDeps,
  queue: JobQueue,
  batchSize: number,
): Promise<FetchedJob[]> {
  const executeSql: PgBoss.Db['executeSql'] = (text, values: unknown[]) => {
    const leasing = `
      with fetched as (${text}), leased as (
        insert into job_leases (job_uuid, queue, process_uuid)
        select id, name, $${values.length + 1}::uuid from fetched
        on conflict (job_uuid) do update set process_uuid = excluded.process_uuid
      )
      select * from fetched`;
    return database.executeQuery<FetchedJob>(CompiledQuery.raw(leasing, [...values, processUuid]));
  };
  return await engine.fetch<StoredJob>(queue, { batchSize, includeMetadata: true, db: { executeSql } });
}

/** Completes jobs that have succeeded in this process. */
export async function completeJobs(
  { database, engine, processUuid }: JobLeaseDeps,
  queue: JobQueue,
  uuids: string[],
): Promise<void> {
  await engine.complete(queue, uuids);
  await sql`
    delete from job_leases where job_uuid = any(${uuids}::uuid[]) and process_uuid = ${processUuid}`.execute(
    database,
  );
}

/** A job fails, and waits to be tried again; not when another process has taken it over. */
export async function failJob(deps: JobLeaseDeps, uuid: string, message: string): Promise<void> {
  const isIt = sql<boolean>`job_uuid = ${uuid} and process_uuid = ${deps.processUuid}`;
  await deps.database
    .transaction()
    .execute((transaction) => failLeased({ ...deps, transaction }, isIt, message));
}

/** Returns this process's jobs to their queues, to be taken at once. */
export async function returnJobs(deps: JobLeaseDeps, message: string): Promise<void> {
  await returnLeased(deps, sql`process_uuid = ${deps.processUuid}`, message);
}

/**
 * Returns the jobs of other processes whose leases have ended, to be taken at once. It counts as an attempt: a job that
 * kills each process ends as failed.
 */
export async function returnJobsOfDeadProcesses(deps: JobLeaseDeps): Promise<void> {
  const isOrphaned = sql<boolean>`process_uuid <> ${deps.processUuid} and not exists (
    select from process_leases
    where process_leases.uuid = job_leases.process_uuid and process_leases.ends_at > clock_timestamp())`;
  await returnLeased(deps, isOrphaned, 'The process ended.');
}

async function returnLeased(
  deps: JobLeaseDeps,
  condition: RawBuilder<boolean>,
  message: string,
): Promise<void> {
  await deps.database.transaction().execute(async (transaction) => {
    const uuids = await failLeased({ ...deps, transaction }, condition, message);
    // Without the wait after a failure.
    await sql`
      update pgboss.job set start_after = now() where id = any(${uuids}::uuid[]) and state = 'retry'`.execute(
      transaction,
    );
  });
}

/** The deleted lease is the lock: of several processes, one fails a job, and none one that was fetched again. */
async function failLeased(
  { engine, transaction }: JobLeaseDeps & { transaction: Kysely<Tables> },
  condition: RawBuilder<boolean>,
  message: string,
): Promise<string[]> {
  const leases = await transaction
    .deleteFrom('job_leases')
    .where(condition)
    .returning(['job_uuid', 'queue'])
    .execute();
  const options = { db: executorOf(transaction) };
  for (const { queue, job_uuid } of leases) await engine.fail(queue, job_uuid, { message }, options);
  return leases.map(({ job_uuid }) => job_uuid);
}
