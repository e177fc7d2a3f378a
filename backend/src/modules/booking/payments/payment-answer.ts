import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { toReservation } from '../viewing/reservation-body.js';
import type { ReservationBody } from '../viewing/reservation.schemas.js';
import { findReservation } from '../reservations/reservations.repository.js';
import { mismatchCode, type Payment, type PaymentBody, toPaymentBody } from '../../payments/public.js';
import type { User } from '../../people/public.js';

export interface PaymentAnswer {
  reservation: ReservationBody;
  payment: PaymentBody;
}

/**
 * A payment with the reservation that it is for, as they are now.
 *
 * @param on reads in this transaction: what it wrote is shown
 */
export async function toPaymentAnswer(
  deps: Deps,
  customer: User,
  payment: Payment,
  on: Kysely<Tables> = deps.database,
): Promise<PaymentAnswer> {
  const reservation = await findReservation(on, payment.reservation_uuid);
  if (reservation === undefined) throw new Error(`Payment ${payment.uuid} is for no reservation`);
  return {
    reservation: await toReservation(deps, customer, reservation, on),
    payment: toPaymentBody(payment, 'customer'),
  };
}

/**
 * Refuses where a try to pay has come to nothing.
 *
 * @throws Problem 422 PAYMENT_DECLINED when the bank said no; 409 HOLD_EXPIRED when the car was gone
 */
export function throwIfDeclined(payment: Payment): void {
  const problem = declined(payment);
  if (problem !== undefined) throw problem;
}

/** Why a try to pay has come to nothing; undefined when it has not. */
export function declined({ status, failure_code, failure_message }: Payment): Problem | undefined {
  const sentence = failure_message ?? 'The payment didn’t go through. You haven’t been charged.';
  const isUnpaid = status === 'failed' || failure_code === 'capture_failed' || failure_code === mismatchCode;
  if (isUnpaid) return new Problem(422, 'PAYMENT_DECLINED', sentence);
  const isLetGo = status === 'voided' || (status === 'authorized' && failure_code !== null);
  return isLetGo ? new Problem(409, 'HOLD_EXPIRED', sentence) : undefined;
}
