import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { eachOf } from '../../../platform/jobs/each-of.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { depositPart, finishPayments, pay, type Payment } from '../../payments/public.js';
import { findUserByUuid } from '../../people/public.js';
import { lockReservation, updateReservation } from '../reservations/reservations.repository.js';
import { claimWithinMs, hasEndedEarly } from './deposit-times.js';
import {
  findDepositsToRelease,
  findDepositsToSetAside,
  type DepositToSetAside,
} from './deposits.repository.js';

/**
 * Sets deposits aside before the pick-up on the card that paid the trip, again before a bank lets go of one that is still
 * needed, and releases those that no one has claimed. Several processes may do it at once.
 */
export async function lookAfterDeposits(deps: Deps): Promise<void> {
  await eachOf(await findDepositsToSetAside(deps.database, deps.now()), (trip) => setAside(deps, trip));
  await eachOf(await findDepositsToRelease(deps.database, deps.now()), (uuid) => release(deps, uuid));
}

async function setAside(deps: Deps, trip: DepositToSetAside): Promise<void> {
  const payment = await authorise(deps, trip);
  if (payment?.status === 'authorized' || payment?.status === 'voided') {
    // The one before is superseded.
    await finishPayments(deps, trip.uuid);
    return;
  }
  // The bank has not answered yet: the same key asks again.
  if (payment?.status === 'created') return;
  await noteFailure(deps, trip);
}

/** Undefined where no card was kept, or nothing is to be set aside any more. */
async function authorise(
  deps: Deps,
  { uuid, customer_uuid, saved_method: ref, held_by }: DepositToSetAside,
): Promise<Payment | undefined> {
  const customer = await findUserByUuid(deps.database, customer_uuid);
  if (ref === null || customer === undefined) return undefined;
  const key = held_by === null ? `deposit-${uuid}` : `deposit-again-${held_by}`;
  try {
    return await pay(
      deps,
      customer,
      { reservationUuid: uuid, part: { ...depositPart, isRenewal: held_by !== null } },
      { method: { kind: 'saved', ref, isCustomerPresent: false }, key },
    );
  } catch (error) {
    if (error instanceof Problem) return undefined;
    throw error;
  }
}

/**
 * Customer and owner learn once that the deposit is not set aside, or will not be any longer: unless it has been meanwhile,
 * by the customer or by another process.
 */
async function noteFailure(
  { database, now }: Deps,
  { uuid: reservationUuid, held_by }: DepositToSetAside,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const trip = (await lockReservation(transaction, reservationUuid))?.reservation;
    if (trip?.deposit_failed_at !== null || hasEndedEarly(trip)) return;
    const isRenewal = held_by !== null;
    if (trip.deposit_status !== (isRenewal ? 'held' : null) || trip.deposit_payment_uuid !== held_by) return;
    const at = now();
    const failed = { deposit_failed_at: at, ...(isRenewal ? {} : { deposit_status: 'failed' as const }) };
    await updateReservation(transaction, reservationUuid, failed, { now: at });
    await publishEvent(transaction, { kind: 'deposit_failed', reservationUuid }, at);
  });
}

async function release(deps: Deps, reservationUuid: string): Promise<void> {
  await deps.database.transaction().execute(async (transaction) => {
    const trip = (await lockReservation(transaction, reservationUuid))?.reservation;
    if (trip?.deposit_status !== 'held') return;
    const at = deps.now();
    const isOver =
      trip.status === 'completed' &&
      trip.deposit_claimed_at === null &&
      trip.ended_at !== null &&
      at.getTime() >= trip.ended_at.getTime() + claimWithinMs;
    if (!isOver && !hasEndedEarly(trip)) return;
    await updateReservation(transaction, reservationUuid, { deposit_status: 'released' }, { now: at });
    await publishEvent(transaction, { kind: 'deposit_released', reservationUuid }, at);
  });
  await finishPayments(deps, reservationUuid);
}
