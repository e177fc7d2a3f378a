import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { eachOf } from '../../../platform/jobs/each-of.js';
import { findExpiredHolds, findExpiredRequests, isHoldExpired } from './expiring.repository.js';
import { moveReservation } from './move-reservation.js';
import { lockReservation } from './reservations.repository.js';
import type { Reservation } from './reservations.table.js';
import { finishPayments } from '../../billing/public.js';
import { deleteClaims } from '../../catalog/public.js';

/** Gives cars free that were held for a person who has not paid in time. */
export async function expireHolds({ database, now }: Deps): Promise<void> {
  await eachOf(await findExpiredHolds(database, now()), async (uuid) => {
    await expireHold({ database, now }, uuid);
  });
}

/** Gives a car free if it still waits to be paid for, is overdue, and no one is paying for it at this moment. */
export async function expireHold(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  reservationUuid: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const locked = await lockReservation(transaction, reservationUuid);
    // Looked at again behind the lock: a person may have begun to pay in the last moment.
    const isOver = await isHoldExpired(transaction, reservationUuid, now());
    if (locked === undefined || !isOver) return;
    await expire(transaction, locked.reservation, 'It was not paid in time.', now());
  });
}

/** Ends requests that their owner has not answered in time; what was set aside is let go of. */
export async function expireRequests(deps: Deps): Promise<void> {
  const { database, now } = deps;
  await eachOf(await findExpiredRequests(database, now()), async (uuid) => {
    await database.transaction().execute(async (transaction) => {
      const locked = await lockReservation(transaction, uuid);
      if (locked?.reservation.status === 'pending_owner')
        await expire(transaction, locked.reservation, 'The owner did not answer in time.', now());
    });
    await finishPayments(deps, uuid);
  });
}

async function expire(
  transaction: Kysely<Tables>,
  reservation: Reservation,
  reason: string,
  now: Date,
): Promise<void> {
  const endedAt = reservation.status === 'pending_payment' ? reservation.hold_expires_at : null;
  const changes = { claim_uuid: null, hold_expires_at: null, hold_ended_at: endedAt };
  await moveReservation(transaction, reservation, 'expired', changes, { now, actorUuid: null, reason });
  if (reservation.claim_uuid !== null) await deleteClaims(transaction, [reservation.claim_uuid]);
}
