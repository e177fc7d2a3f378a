import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { movePayment } from '../payments/move-payment.js';
import type { PaymentStatus } from '../payments/payment-life-cycle.js';
import type { Payment } from '../payments/payments.table.js';
import { sumSucceeded } from './refunds.repository.js';

/** Moves a locked payment on when money of it has reached the customer: all of it, or a part. */
export async function countAsRefunded(
  transaction: Kysely<Tables>,
  payment: Payment,
  now: Date,
): Promise<void> {
  // What was taken by mistake never paid for anything.
  if (payment.status === 'voided') return;
  const isAll = (await sumSucceeded(transaction, payment.uuid)) === payment.captured_minor;
  const to: PaymentStatus = isAll ? 'refunded' : 'partially_refunded';
  // "Refunded" is the last word on a payment, even when a refund of it had to be made again.
  if (payment.status !== to && payment.status !== 'refunded')
    await movePayment(transaction, payment, to, {}, { now });
}
