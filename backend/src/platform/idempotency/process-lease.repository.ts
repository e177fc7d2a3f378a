import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';

/** Begins or renews a process's lease, by the database's clock. Without a length it lasts until it is deleted. */
export async function renewLease(
  database: Kysely<Tables>,
  uuid: string,
  lengthMs: number | undefined,
  connections = 0,
): Promise<void> {
  const endsAt =
    lengthMs === undefined
      ? sql<Date>`'infinity'::timestamptz`
      : sql<Date>`clock_timestamp() + ${lengthMs} * interval '1 millisecond'`;
  await database
    .insertInto('process_leases')
    .values({ uuid, ends_at: endsAt, connections })
    .onConflict((conflict) => conflict.column('uuid').doUpdateSet({ ends_at: endsAt }))
    .execute();
}

/** How many connections the server accepts from processes like ours, and how many those that live may open together. */
export async function countConnections(
  database: Kysely<Tables>,
): Promise<{ accepted: number; promised: number }> {
  const { rows } = await sql<{ accepted: number; promised: number }>`
    select
      current_setting('max_connections')::integer
        - current_setting('superuser_reserved_connections')::integer
        - coalesce(current_setting('reserved_connections', true)::integer, 0) as accepted,
      coalesce(sum(connections), 0)::integer as promised
    from process_leases where ends_at > clock_timestamp()`.execute(database);
  return rows[0] ?? { accepted: Infinity, promised: 0 };
}

/** Ends a process's lease: what it left unanswered may be taken over at once. */
export async function deleteLease(database: Kysely<Tables>, uuid: string): Promise<void> {
  await database.deleteFrom('process_leases').where('uuid', '=', uuid).execute();
}

/** Ends every lease; for a process that knows that it is the only one. */
export async function deleteAllLeases(database: Kysely<Tables>): Promise<void> {
  await database.deleteFrom('process_leases').execute();
}

/** Clears away the leases of processes that died. */
export async function deleteEndedLeases(database: Kysely<Tables>): Promise<void> {
  await database
    .deleteFrom('process_leases')
    .where('ends_at', '<', sql<Date>`clock_timestamp()`)
    .execute();
}
