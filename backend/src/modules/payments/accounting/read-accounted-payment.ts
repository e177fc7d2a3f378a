import type { Deps } from '../../../platform/deps.js';
import { findOpenApprovals } from '../approvals/money-approvals.repository.js';
import type { Answer } from '../../../platform/idempotency/with-idempotency.js';
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
  const [refunds, approvals] = await Promise.all([
    findRefundsOf(database, [paymentUuid]),
    findOpenApprovals(database, [paymentUuid]),
  ]);
  return toAccountedPayment(payment, refunds, approvals);
}

/** The answer to a refund or repayment: 202 when it waits for a second administrator. */
export async function answerWithPayment(
  deps: Deps,
  paymentUuid: string,
  isMade?: boolean,
): Promise<Answer<AccountedPaymentBody>> {
  const body = await readAccountedPayment(deps, paymentUuid);
  return { status: (isMade ?? body.awaiting_approval === null) ? 200 : 202, body };
}
