import type { Deps } from '../../../platform/deps.js';
import { isUuid } from '../../../platform/database/uuid.js';
import { Problem } from '../../../platform/http/problem.js';
import type { MarkDone } from '../../../platform/idempotency/mark-done.js';
import { readRefundLines } from '../ledger/ledger.repository.js';
import { refundReservation } from './refund-reservation.js';
import { linesOfOwn } from './lines-of-refund.js';
import { lockPayment } from '../payments/payments.repository.js';
import { findRefund, isRetried } from './refunds.repository.js';
import { settleRefunds } from './settle-refund.js';
import { syncPayoutWithLedger } from '../payouts/sync-payout-with-ledger.js';
import { requireOthersTrip } from '../accounting/require-others-trip.js';
import type { User } from '../../people/public.js';

/**
 * Makes a refund again that the customer's bank did not take: the same amount, from the same parts of the price.
 *
 * @throws Problem 404 REFUND_NOT_FOUND; 409 MOVE_NOT_ALLOWED unless it has failed and was not made again; 403
 *   ROLE_NOT_ALLOWED for one's own
 */
export async function retryRefund(
  deps: Deps,
  admin: User,
  refundUuid: string,
  done: MarkDone,
): Promise<void> {
  const { database, payables, now } = deps;
  const found = isUuid(refundUuid) ? await findRefund(database, refundUuid) : undefined;
  if (found === undefined) throw new Problem(404, 'REFUND_NOT_FOUND', 'This refund is not there.');
  await database.transaction().execute(async (transaction) => {
    const { payment, payable } = await lockPayment(transaction, payables, found.payment_uuid);
    requireOthersTrip(payable, admin);
    const refund = (await findRefund(transaction, refundUuid)) ?? found;
    if (refund.status !== 'failed') {
      throw new Problem(409, 'MOVE_NOT_ALLOWED', 'This refund has not failed.');
    }
    const { amount_minor: amountMinor, kind, reason } = refund;
    if (await isRetried(transaction, refundUuid)) {
      throw new Problem(409, 'MOVE_NOT_ALLOWED', 'This refund was made again already.');
    }
    if (amountMinor > payment.captured_minor - payment.refunded_minor) {
      throw new Problem(409, 'MOVE_NOT_ALLOWED', 'What failed was given back by other refunds meanwhile.');
    }
    const lines = linesOfOwn(refund, await readRefundLines(transaction, refundUuid));
    await refundReservation(transaction, payable, {
      ...{ amountMinor, kind, reason, paymentUuid: payment.uuid, retryOf: refundUuid, now: now() },
      actorUuid: admin.uuid,
      ...(lines === undefined ? {} : { lines }),
    });
    await syncPayoutWithLedger(transaction, payable, now());
    await done(transaction);
  });
  await settleRefunds(deps, found.reservation_uuid);
}
