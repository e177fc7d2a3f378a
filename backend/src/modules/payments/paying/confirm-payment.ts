import { isUuid } from '../../../platform/database/uuid.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { findPayment } from '../payments/payments.repository.js';
import type { Payment } from '../payments/payments.table.js';
import { ProviderUnavailable } from '../providers/payment-provider.js';
import { settlePayment } from './settle-payment.js';
import { requireActiveUser, type User } from '../../people/public.js';

/**
 * The customer's own payment.
 *
 * @throws Problem 404 PAYMENT_NOT_FOUND
 */
export async function findOwnPayment(
  { database, payables }: Pick<Deps, 'database' | 'payables'>,
  customer: User,
  paymentUuid: string,
): Promise<Payment> {
  const payment = isUuid(paymentUuid) ? await findPayment(database, paymentUuid) : undefined;
  const parties = payment && (await payables.find(database, payment.reservation_uuid));
  if (payment === undefined || parties?.customer_uuid !== customer.uuid) {
    throw new Problem(404, 'PAYMENT_NOT_FOUND', 'We can’t find that payment.');
  }
  return payment;
}

/**
 * Goes on with a payment that waited for the customer. Told twice, it changes nothing the second time.
 *
 * @throws Problem 404 PAYMENT_NOT_FOUND; 403 ACCOUNT_SUSPENDED, unless it is what they owe
 */
export async function confirmPayment(
  deps: Deps,
  customer: User,
  paymentUuid: string,
  answer: { approved?: boolean },
): Promise<Payment> {
  const payment = await findOwnPayment(deps, customer, paymentUuid);
  if (payment.purpose !== 'late_fee') requireActiveUser(customer);
  if (payment.status !== 'requires_action' || payment.provider_ref === null) return payment;
  try {
    const said = await deps.payments.confirm(payment.provider_ref, answer);
    return await settlePayment(deps, payment, said);
  } catch (error) {
    if (error instanceof ProviderUnavailable) return payment;
    throw error;
  }
}
