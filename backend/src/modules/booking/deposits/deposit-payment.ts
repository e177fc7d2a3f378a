import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { Problem } from '../../../platform/http/problem.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { enqueueSchedulePayout, type Due, type PaidPart } from '../../billing/public.js';
import { updateReservation } from '../reservations/reservations.repository.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { canSetDepositAside, hasEndedEarly } from './deposit-times.js';

/**
 * What is set aside as the deposit of a trip: before the pick-up, and again for one that is held.
 *
 * @throws Problem 422 NOTHING_TO_PAY
 */
export function dueForDeposit(
  trip: Reservation,
  { isRenewal = false }: Pick<PaidPart, 'isRenewal'>,
  now: Date,
): Due {
  const isHeld = trip.deposit_status === 'held' && !hasEndedEarly(trip);
  if (!(isRenewal && isHeld) && !canSetDepositAside(trip, now)) {
    throw new Problem(422, 'NOTHING_TO_PAY', 'There’s no deposit to authorise for this trip right now.');
  }
  return { amountMinor: trip.deposit_minor, entries: [] };
}

/** Notes that a deposit is set aside; one that was before is superseded. */
export async function holdDeposit(
  transaction: Kysely<Tables>,
  trip: Reservation,
  paymentUuid: string,
  now: Date,
): Promise<Partial<Reservation>> {
  const isFirst = trip.deposit_status !== 'held';
  const held = {
    deposit_status: 'held',
    deposit_payment_uuid: paymentUuid,
    deposit_failed_at: null,
  } as const;
  await updateReservation(transaction, trip.uuid, held, { now });
  if (isFirst) await publishEvent(transaction, { kind: 'deposit_held', reservationUuid: trip.uuid }, now);
  return held;
}

/** What becomes of a deposit that is set aside: taken as decided, kept for the trip, or released. */
export function nextStepOfDeposit(trip: Reservation, paymentUuid: string): 'capture' | 'void' | 'none' {
  if (paymentUuid !== trip.deposit_payment_uuid || hasEndedEarly(trip)) return 'void';
  if (trip.deposit_status === 'taken') return 'capture';
  return trip.deposit_status === 'held' ? 'none' : 'void';
}

/** What was decided is taken: the owner's payout follows. */
export async function markDepositTaken(
  transaction: Kysely<Tables>,
  { uuid, deposit_status }: Reservation,
  now: Date,
): Promise<boolean> {
  if (deposit_status !== 'taken') return false;
  await updateReservation(transaction, uuid, {}, { now });
  await enqueueSchedulePayout(transaction, uuid, now);
  return true;
}

/** The bank did not pay what was decided: it is no longer set aside. */
export async function markDepositLost(
  transaction: Kysely<Tables>,
  { uuid: reservationUuid, deposit_taken_minor }: Reservation,
  now: Date,
): Promise<void> {
  const failed = { deposit_status: 'failed', deposit_failed_at: now } as const;
  await updateReservation(transaction, reservationUuid, failed, { now });
  const amountMinor = deposit_taken_minor ?? 0;
  await publishEvent(transaction, { kind: 'deposit_not_paid', reservationUuid, amountMinor }, now);
}
