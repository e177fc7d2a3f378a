import { isUuid } from '../cars/list-cursor.js';
import type { Deps } from '../deps.js';
import { Problem } from '../http/problem.js';
import { findReservation } from '../reservations/reservations.repository.js';
import { viewerOf } from '../reservations/viewer.js';
import type { User } from '../users/users.table.js';
import { findPayment } from './payments.repository.js';
import type { Payment } from './payments.table.js';
import { ProviderUnavailable } from './providers/payment-provider.js';
import { settlePayment } from './settle-payment.js';

/**
 * The customer's own payment.
 *
 * @throws Problem 404 PAYMENT_NOT_FOUND
 */
export async function findOwnPayment(
  { database }: Pick<Deps, 'database'>,
  customer: User,
  paymentUuid: string,
): Promise<Payment> {
  const payment = isUuid(paymentUuid) ? await findPayment(database, paymentUuid) : undefined;
  const reservation = payment && (await findReservation(database, payment.reservation_uuid));
  if (payment === undefined || reservation === undefined || viewerOf(reservation, customer) !== 'customer') {
    throw new Problem(404, 'PAYMENT_NOT_FOUND', 'This payment is not there, or not yours to see.');
  }
  return payment;
}

/**
 * Goes on with a payment that waited for the customer. Told twice, it changes nothing the second time.
 *
 * @throws Problem 404 PAYMENT_NOT_FOUND
 */
export async function confirmPayment(
  deps: Deps,
  customer: User,
  paymentUuid: string,
  answer: { approved?: boolean },
): Promise<Payment> {
  const payment = await findOwnPayment(deps, customer, paymentUuid);
  if (payment.status !== 'requires_action' || payment.provider_ref === null) return payment;
  try {
    const said = await deps.payments.confirm(payment.provider_ref, answer);
    return await settlePayment(deps, payment.uuid, said);
  } catch (error) {
    if (error instanceof ProviderUnavailable) return payment;
    throw error;
  }
}
