import { CompiledQuery, sql, type Kysely, type RawBuilder } from 'kysely';
import PgBoss from 'pg-boss';
import type { Tables } from '../database/tables.js';

/** pg-boss over a connection of ours, or inside a transaction. */
export function executorOf(database: Kysely<Tables>): PgBoss.Db {
  return {
    executeSql: async (text, values: unknown[] | undefined) => {
      const query = CompiledQuery.raw(text, values ?? []);
      if (!/^\s*begin\b/i.test(text)) return await database.executeQuery(query);
      // A transaction of its own in one message: one that fails must not stay open on a pooled connection.
      return await database.connection().execute(async (connection) => {
        try {
          return await connection.executeQuery(query);
        } catch (error) {
          await sql`rollback`.execute(connection);
          throw error;
        }
      });
    },
  };
}

/** Long enough that a regular job's slot is remembered until it is over; failed ones until a person has seen them. */
const kept = {
  archiveCompletedAfterSeconds: 2 * 3_600,
  archiveFailedAfterSeconds: 30 * 86_400,
  deleteAfterHours: 1,
};

/**
 * pg-boss, which stores jobs, tries them again and archives them. It is never started: its own loops ask the database for
 * each queue by itself and end the process when the database fails for a moment; `run-jobs.ts` asks instead.
 */
export function createJobEngine(database: Kysely<Tables>): PgBoss {
  return new PgBoss({ db: executorOf(database), ...kept });
}

/** Only builds statements: what it stores goes through the connection that it is given. */
const writer = new PgBoss({ db: { executeSql: () => Promise.reject(new Error('Give it a connection')) } });

/** Stores jobs, and says how many: none on a queue that is not there, nor a second one of the same key and slot. */
export async function insertJobs(
  database: Kysely<Tables>,
  jobs: readonly PgBoss.JobInsert[],
): Promise<number> {
  let inserted = 0n;
  const executeSql: PgBoss.Db['executeSql'] = async (text, values: unknown[]) => {
    const result = await database.executeQuery(CompiledQuery.raw(text, values));
    inserted += result.numAffectedRows ?? 0n;
    return { rows: [] };
  };
  await writer.insert([...jobs], { db: { executeSql } });
  return Number(inserted);
}

/** The statement that stores jobs, to be a part of another: each payment pays for every statement. */
export async function insertOfJobs(jobs: readonly PgBoss.JobInsert[]): Promise<RawBuilder<{ id: string }>> {
  const built: RawBuilder<{ id: string }>[] = [];
  const executeSql: PgBoss.Db['executeSql'] = (text, values: unknown[]) => {
    // Its numbered places become those of the whole statement.
    const [first = '', ...rest] = text.split(/\$(?=\d)/);
    const parts = rest.map((part) => {
      const place = /^\d+/.exec(part)?.[0] ?? '';
      return sql`${values[Number(place) - 1] ?? null}${sql.raw(part.slice(place.length))}`;
    });
    built.push(sql<{ id: string }>`(${sql.raw(first)}${sql.join(parts, sql.raw(''))})`);
    return Promise.resolve({ rows: [] });
  };
  await writer.insert([...jobs], { db: { executeSql } });
  const [statement] = built;
  if (statement === undefined) throw new Error('There are no jobs to store');
  return statement;
}

/** When a queue has something to do. */
export interface QueueDue {
  queue: string;
  /** From now; negative when it waits already. */
  inMs: number;
}

/** For each queue with waiting jobs, when the first is due. */
export async function findDueQueues(
  database: Kysely<Tables>,
  queues: readonly string[],
): Promise<QueueDue[]> {
  const { rows } = await sql<QueueDue>`
    select queue.name as queue,
      extract(epoch from due.start_after - clock_timestamp())::float8 * 1000 as "inMs"
    from unnest(${queues}::text[]) as queue (name)
    cross join lateral (
      select start_after from pgboss.job
      where job.name = queue.name and state < 'active' order by start_after limit 1
    ) as due`.execute(database);
  return rows;
}

/** The regular jobs that run at this moment, in whatever process. */
export async function findRunningKeys(database: Kysely<Tables>, queue: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select singleton_key as key from pgboss.job
    where name = ${queue} and state = 'active' and singleton_key is not null`.execute(database);
  return rows.map(({ key }) => key);
}
