import type { Kysely } from 'kysely';
import { findLiveChange } from '../changes/changes.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { eachOf } from '../../../platform/jobs/each-of.js';
import { findNextClaim, moveClaim, readClaim } from '../../catalog/public.js';
import { lockReservation } from '../reservations/reservations.repository.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { findCarsOut } from './cars-out.repository.js';
import { warnNextTrip } from './warn-next-trip.js';

const hourMs = 3_600_000;

/** So far ahead no one else gets a car whose return has passed unconfirmed, and whose owner says that it is not back. */
const unconfirmedAheadMs = 2 * hourMs;
const notBackAheadMs = 24 * hourMs;

/**
 * Lets the claims of cars that are still out follow the clock, so that search and booking do not offer them, and warns
 * those who come next. Several processes may do it at once.
 */
export async function followCarsOut({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const at = now();
  await eachOf(await findCarsOut(database, at), async (uuid) => {
    await database.transaction().execute(async (transaction) => {
      const locked = await lockReservation(transaction, uuid);
      if (locked !== undefined) await followCarOut(transaction, locked.reservation, at);
    });
  });
}

/**
 * Moves the end of one locked trip's claim ahead of the clock, as far as no other claim begins. What a claim holds are the
 * buffers too: when trips end and begin, they say themselves.
 */
export async function followCarOut(
  transaction: Kysely<Tables>,
  trip: Reservation,
  now: Date,
): Promise<Reservation> {
  if (trip.claim_uuid === null || !isOut(trip, now)) return trip;
  // The days that a change would add are held for it already.
  if ((await findLiveChange(transaction, trip.uuid)) !== undefined) return trip;
  const claim = await readClaim(transaction, trip.claim_uuid);
  const aheadMs = trip.not_back_at === null ? unconfirmedAheadMs : notBackAheadMs;
  const until = new Date(now.getTime() + aheadMs);
  const next = await findNextClaim(transaction, trip.car_uuid, { after: claim.ends_at, before: until, now });
  const isShort = claim.ends_at.getTime() < now.getTime() + aheadMs / 2;
  const end = next?.begins_at ?? until;
  if (isShort && end > claim.ends_at) {
    await moveClaim(transaction, trip.claim_uuid, { begins_at: claim.begins_at, ends_at: end }, now);
  }
  if (next !== undefined) await warnNextTrip(transaction, next.uuid, { before: until, now });
  return trip;
}

/** Whether the car of a trip is out after its end, as far as anyone has said. */
function isOut(trip: Reservation, now: Date): boolean {
  if (trip.return_at > now || trip.owner_took_back_at !== null) return false;
  if (trip.not_back_at !== null) return trip.status !== 'cancelled' && trip.status !== 'no_show';
  return trip.status === 'in_progress' && trip.customer_returned_at === null;
}
