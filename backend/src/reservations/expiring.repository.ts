import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';

const atOnce = 100;

/** Reservations whose time to pay is over, and for which no payment is under way that may still succeed. */
export async function findExpiredHolds(database: Kysely<Tables>, now: Date): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select uuid from reservations as reservation
    where status = 'pending_payment' and hold_expires_at <= ${now} and not exists (
      select from payments
      where reservation_uuid = reservation.uuid and status in ('created', 'requires_action', 'authorized')
    )
    order by hold_expires_at limit ${atOnce}`.execute(database);
  return rows.map(({ uuid }) => uuid);
}

/** Requests that the owner has not answered in time. */
export async function findExpiredRequests(database: Kysely<Tables>, now: Date): Promise<string[]> {
  const rows = await database
    .selectFrom('reservations')
    .select('uuid')
    .where('status', '=', 'pending_owner')
    .where('answer_by', '<=', now)
    .orderBy('answer_by')
    .limit(atOnce)
    .execute();
  return rows.map(({ uuid }) => uuid);
}

/** Changes that were not answered or not paid in time, and for which no payment is under way that may still succeed. */
export async function findExpiredChanges(
  database: Kysely<Tables>,
  now: Date,
): Promise<{ uuid: string; reservation_uuid: string }[]> {
  const { rows } = await sql<{ uuid: string; reservation_uuid: string }>`
    select uuid, reservation_uuid from reservation_changes as change
    where status in ('requested', 'awaiting_payment') and coalesce(pay_by, expires_at) <= ${now}
      and not exists (
        select from payments
        where change_uuid = change.uuid and status in ('created', 'requires_action', 'authorized')
      )
    order by coalesce(pay_by, expires_at) limit ${atOnce}`.execute(database);
  return rows;
}
