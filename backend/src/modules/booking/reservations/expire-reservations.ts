import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { enqueue } from '../../../platform/jobs/enqueue.js';
import { eachOf } from '../../../platform/jobs/each-of.js';
import { cancelUnpaid } from './cancel-unpaid.js';
import {
  findExpiredHolds,
  findExpiredRequests,
  findTripsNotPaidAnew,
  isHoldExpired,
} from './expiring.repository.js';
import { moveReservation } from './move-reservation.js';
import { lockReservation } from './reservations.repository.js';
import { expireHoldJob } from './reservation-jobs.js';
import type { Reservation } from './reservations.table.js';
import { finishPayments, readPaidMinor, settleRefunds } from '../../payments/public.js';
import { deleteClaims } from '../../catalog/public.js';
import { findUserByUuid } from '../../people/public.js';

/** Gives cars free that were held for a person who has not paid in time. */
export async function expireHolds({ database, now }: Deps): Promise<void> {
  await eachOf(await findExpiredHolds(database, now()), async (uuid) => {
    await expireHold({ database, now }, uuid);
  });
}

/** Cancels trips that a bank has taken the payment back of, and that were not paid anew in time. */
export async function cancelTripsNotPaidAnew(deps: Deps): Promise<void> {
  const { database, now } = deps;
  await eachOf(await findTripsNotPaidAnew(database, now()), async (uuid) => {
    const isCancelled = await database.transaction().execute(async (transaction) => {
      const locked = await lockReservation(transaction, uuid);
      // Looked at again behind the lock: a person may have begun to pay in the last moment.
      const [isOver] = await findTripsNotPaidAnew(transaction, now(), uuid);
      if (locked === undefined || isOver === undefined) return false;
      const refundMinor = await readPaidMinor(transaction, uuid);
      await cancelUnpaid(transaction, locked.reservation, { now: now(), refundMinor, reason: notPaidAnew });
      return true;
    });
    if (isCancelled) await settleRefunds(deps, uuid);
  });
}

const notPaidAnew = 'The customer’s bank took the payment back, and it wasn’t paid again in time.';

/** Gives a car free if it still waits to be paid for, is overdue, and no one is paying for it at this moment. */
export async function expireHold(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  reservationUuid: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const locked = await lockReservation(transaction, reservationUuid);
    // Looked at again behind the lock: a person may have begun to pay in the last moment.
    const isOver = await isHoldExpired(transaction, reservationUuid, now());
    if (locked === undefined) return;
    if (!isOver) {
      await lookAgain(transaction, locked.reservation, now());
      return;
    }
    const isAwaiting = locked.reservation.verification_hold === 'awaiting';
    const reason = isAwaiting ? notVerifiedInTime : 'It was not paid in time.';
    await expire(transaction, locked.reservation, reason, now());
  });
}

const notVerifiedInTime = 'The customer was not verified in time.';

/** A moment for the clocks of two machines, or for the payment that is under way. */
const clockMs = 200;
const paymentMs = 10_000;

async function lookAgain(
  transaction: Kysely<Tables>,
  { uuid, status, hold_expires_at }: Reservation,
  now: Date,
): Promise<void> {
  if (status !== 'pending_payment' || hold_expires_at === null) return;
  const isEarly = hold_expires_at > now;
  const at = isEarly ? hold_expires_at.getTime() + clockMs : now.getTime() + paymentMs;
  await enqueue(transaction, expireHoldJob, [{ data: { reservationUuid: uuid }, at: new Date(at) }]);
}

/** Ends requests that their owner has not answered in time; what was set aside is let go of. */
export async function expireRequests(deps: Deps): Promise<void> {
  const { database, now } = deps;
  await eachOf(await findExpiredRequests(database, now()), (uuid) => expireRequest(deps, uuid));
}

/** Ends a request if its owner has not answered and the time is over; what was set aside is let go of. */
export async function expireRequest(deps: Deps, reservationUuid: string): Promise<void> {
  const { database, now } = deps;
  const isOver = await database.transaction().execute(async (transaction) => {
    const locked = await lockReservation(transaction, reservationUuid);
    if (locked?.reservation.status !== 'pending_owner') return false;
    const { answer_by } = locked.reservation;
    if (answer_by === null || answer_by > now()) return false;
    await expire(transaction, locked.reservation, 'The owner did not answer in time.', now());
    return true;
  });
  if (isOver) await finishPayments(deps, reservationUuid);
}

async function expire(
  transaction: Kysely<Tables>,
  reservation: Reservation,
  reason: string,
  now: Date,
): Promise<void> {
  const isHold =
    reservation.status === 'pending_payment' && !(await hasWaitedForUs(transaction, reservation));
  const endedAt = isHold ? reservation.hold_expires_at : null;
  const changes = { claim_uuid: null, hold_expires_at: null, hold_ended_at: endedAt };
  await moveReservation(transaction, reservation, 'expired', changes, { now, actorUuid: null, reason });
  if (reservation.claim_uuid !== null) await deleteClaims(transaction, [reservation.claim_uuid]);
}

/** Whether a hold ran out because the customer's documents waited for a decision: that bars them from no car. */
async function hasWaitedForUs(
  transaction: Kysely<Tables>,
  { verification_hold, customer_uuid }: Reservation,
): Promise<boolean> {
  if (verification_hold !== 'awaiting') return false;
  const customer = await findUserByUuid(transaction, customer_uuid);
  return customer?.user_verification === 'pending';
}
