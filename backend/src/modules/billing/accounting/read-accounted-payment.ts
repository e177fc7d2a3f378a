import type { Deps } from '../../../platform/deps.js';
import { findRefundsOf } from '../refunds/refunds.repository.js';
import { toAccountedPayment } from './accounted-payment-body.js';
import { findAccountedPayments } from './accounted-payments.repository.js';
import type { AccountedPaymentBody } from './accounting.schemas.js';

/** One payment as administrators see it, with its refunds. */
export async function readAccountedPayment(
  { database }: Deps,
  paymentUuid: string,
): Promise<AccountedPaymentBody> {
  const first = { after: undefined, limit: 1 };
  const [payment] = await findAccountedPayments(database, { query: paymentUuid }, first);
  if (payment === undefined) throw new Error(`Payment ${paymentUuid} has vanished`);
  return toAccountedPayment(payment, await findRefundsOf(database, [paymentUuid]));
}
