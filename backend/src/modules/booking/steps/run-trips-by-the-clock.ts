import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { eachOf } from '../../../platform/jobs/each-of.js';
import { findTripsToBegin, findTripsToEnd } from '../reservations/expiring.repository.js';
import { beginTrip, endTrip } from './hand-over.js';
import { endChange } from './run-trip.js';
import { followCarsOut } from '../late-returns/follow-cars-out.js';
import { isCarOut } from '../late-returns/late-trip.js';
import { readPaidMinor } from '../../payments/public.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { lockReservation } from '../reservations/reservations.repository.js';
import { cancelUnpaid } from '../reservations/cancel-unpaid.js';
import { isWithoutOwner } from '../reservations/standing.js';
import { beginGraceMs, endGraceMs } from '../reservations/trip-times.js';

/**
 * Begins trips whose pick-up, and ends those whose return, is longer ago than the grace time and was not confirmed by
 * both sides: no trip waits for a button for ever. One whose owner was suspended before they handed over the car does not
 * begin: when its time is over, all of it goes back. Before that the claims of cars that are out follow the clock. Several processes may do it at once.
 */
export async function runTripsByTheClock({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<void> {
  const at = now();
  await followCarsOut({ database, now });
  const beganBefore = new Date(at.getTime() - beginGraceMs);
  await eachOf(await findTripsToBegin(database, beganBefore, at), async (uuid) => {
    await database.transaction().execute(async (transaction) => {
      const locked = await lockReservation(transaction, uuid);
      // Looked at again behind the lock: a change may have moved it meanwhile.
      const trip = locked?.reservation;
      if (trip?.status !== 'confirmed' || trip.repay_by !== null) return;
      if (isWithoutOwner(trip, locked?.isOwnerSuspended === true)) {
        if (trip.return_at <= at) await cancelWithoutOwner(transaction, trip, at);
        return;
      }
      const isDue = trip.return_at <= at || (trip.pick_up_at <= beganBefore && !isCarOut(trip));
      if (!isDue) return;
      const reason = 'Its pick-up time has passed.';
      const begun = { handed_over_at: trip.pick_up_at };
      await beginTrip(transaction, trip, begun, { now: at, actorUuid: null, reason });
    });
  });
  const endedBefore = new Date(at.getTime() - endGraceMs);
  await eachOf(await findTripsToEnd(database, endedBefore), async (uuid) => {
    await database.transaction().execute(async (transaction) => {
      const locked = await lockReservation(transaction, uuid);
      const trip = locked?.reservation;
      if (trip?.status !== 'in_progress' || trip.return_at > endedBefore || trip.not_back_at !== null) return;
      const reason = 'Its return time has passed.';
      const ended = { returned_at: trip.return_at };
      await endTrip(transaction, trip, ended, { now: at, actorUuid: null, reason });
    });
  });
}

async function cancelWithoutOwner(transaction: Kysely<Tables>, trip: Reservation, now: Date): Promise<void> {
  const reason = 'The owner couldn’t hand over the car.';
  await endChange(transaction, trip, reason, now);
  const refundMinor = await readPaidMinor(transaction, trip.uuid);
  await cancelUnpaid(transaction, trip, { now, refundMinor, reason });
}
