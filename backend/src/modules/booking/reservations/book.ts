import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { moveReservation } from './move-reservation.js';
import type { Reservation } from './reservations.table.js';
import { notOffered } from './standing.js';
import { takeCar } from './take-car.js';
import { answerBy } from './trip-times.js';
import type { PaymentFailure } from '../../payments/public.js';

/**
 * Books a locked reservation whose payment the bank has authorised: at once, or by asking the owner.
 *
 * @returns undefined when it is booked, else why it cannot be, for the customer: nothing is charged then
 */
export async function book(
  transaction: Kysely<Tables>,
  reservation: Reservation,
  { isOwnerSuspended, now }: { isOwnerSuspended: boolean; now: Date },
): Promise<PaymentFailure | undefined> {
  const { status, instant_book, pick_up_at, customer_uuid } = reservation;
  const isHeld = status === 'pending_payment' || status === 'expired';
  if (isHeld && isOwnerSuspended) return refused;
  if (status === 'expired') return tooLate;
  if (status !== 'pending_payment') return paidAlready;
  if (isPast(reservation, now)) return past;
  const deadline = instant_book ? null : answerBy(pick_up_at, now);

  const claimUuid = await takeCar(transaction, reservation, deadline, now);
  if (claimUuid === undefined) return tooLate;
  const changes = { claim_uuid: claimUuid, hold_expires_at: null, answer_by: deadline, booked_at: now };
  const to = instant_book ? 'confirmed' : 'pending_owner';
  await moveReservation(transaction, reservation, to, changes, { now, actorUuid: customer_uuid });
  return undefined;
}

/** Whether there is nothing left to book, or no time for the owner to answer: a request is answered before the pick-up. */
export function isPast(
  { instant_book, pick_up_at, return_at }: Pick<Reservation, 'instant_book' | 'pick_up_at' | 'return_at'>,
  now: Date,
): boolean {
  return now >= (instant_book ? return_at : pick_up_at);
}

export const past: PaymentFailure = {
  code: 'too_late',
  message: 'The pick-up time has passed. You haven’t been charged. Please choose another time.',
};

const refused: PaymentFailure = { code: 'too_late', message: notOffered };

const tooLate: PaymentFailure = {
  code: 'hold_expired',
  message:
    'The payment arrived after the hold had ended, and the car has since been booked. You haven’t been charged.',
};

const paidAlready: PaymentFailure = {
  code: 'paid_already',
  message: 'This trip has already been paid for. You haven’t been charged twice.',
};
