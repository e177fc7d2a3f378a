import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';
import type { JobKind } from './job.js';

/**
 * Which of some things have a job of a kind: one that waits, runs, or has failed for good and waits for an administrator.
 *
 * @param field the one of the job's data that names the thing
 */
export async function findWithJob<Data extends Record<string, string>>(
  database: Kysely<Tables>,
  { name, queue }: JobKind<Data>,
  field: keyof Data & string,
  values: readonly string[],
): Promise<ReadonlySet<string>> {
  if (values.length === 0) return new Set();
  const { rows } = await sql<{ value: string }>`
    select data->'data'->>${field} as value from pgboss.job
    where name = ${queue} and data->>'job' = ${name} and state in ('created', 'retry', 'active', 'failed')
      and data->'data'->>${field} = any(${values}::text[])`.execute(database);
  return new Set(rows.map(({ value }) => value));
}
