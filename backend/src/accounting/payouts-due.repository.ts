import { sql, type Kysely } from 'kysely';
import type { Tables } from '../database/tables.js';

/** A trip that is over, as far as paying its owner goes. */
export interface EndedTrip {
  uuid: string;
  owner_uuid: string;
  currency: string;
}

/** Trips that ended since a moment, whose owner has a part of what was paid and no payout yet. */
export async function findTripsToPayOut(database: Kysely<Tables>, since: Date): Promise<EndedTrip[]> {
  const { rows } = await sql<EndedTrip>`
    select trip.uuid, trip.owner_uuid, trip.currency
    from reservations as trip
    where trip.status in ('completed', 'cancelled', 'no_show') and trip.updated_at >= ${since}
      and not exists (select from payouts where payouts.reservation_uuid = trip.uuid)
      and (select sum(payout_minor) from ledger_entries where reservation_uuid = trip.uuid) > 0
    order by trip.updated_at limit 100`.execute(database);
  return rows;
}

/** Puts a payout on the list; leaves alone one that is there. */
export async function insertPayout(
  database: Kysely<Tables>,
  trip: EndedTrip,
  { amountMinor, dueAt, now }: { amountMinor: number; dueAt: Date; now: Date },
): Promise<void> {
  await database
    .insertInto('payouts')
    .values({
      reservation_uuid: trip.uuid,
      owner_uuid: trip.owner_uuid,
      amount_minor: amountMinor,
      currency: trip.currency,
      status: 'scheduled',
      due_at: dueAt,
      paid_at: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('reservation_uuid').doNothing())
    .execute();
}

/** Payouts that are due, by their trip. */
export async function findDuePayouts(
  database: Kysely<Tables>,
  now: Date,
): Promise<{ reservation_uuid: string }[]> {
  return await database
    .selectFrom('payouts')
    .select('reservation_uuid')
    .where('status', '=', 'scheduled')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(100)
    .execute();
}

/**
 * Settles a payout that is still scheduled, or brings its amount into step with the books.
 *
 * @returns its id; undefined when there is none, or it is settled already
 */
export async function updateScheduledPayout(
  transaction: Kysely<Tables>,
  reservationUuid: string,
  changes: { amount_minor: number; status?: 'paid' | 'cancelled'; paid_at?: Date },
): Promise<string | undefined> {
  const payout = await transaction
    .updateTable('payouts')
    .set(changes)
    .where('reservation_uuid', '=', reservationUuid)
    .where('status', '=', 'scheduled')
    .returning('uuid')
    .executeTakeFirst();
  return payout?.uuid;
}
