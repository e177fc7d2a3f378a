import type { Deps } from '../deps.js';
import { isUuid } from '../cars/list-cursor.js';
import { Problem } from '../http/problem.js';
import type { MarkDone } from '../idempotency/mark-done.js';
import { readRefundLines } from '../ledger/ledger.repository.js';
import { giveBack } from '../payments/give-back.js';
import { linesOfOwn } from '../payments/lines-of-refund.js';
import { lockPayment } from '../payments/payments.repository.js';
import { findRefund, isRetried } from '../payments/refunds.repository.js';
import { settleRefunds } from '../payments/settle-refund.js';
import type { User } from '../users/users.table.js';
import { alignPayout } from './align-payout.js';
import { requireOthersTrip } from './require-others-trip.js';

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
  const { database, now } = deps;
  const found = isUuid(refundUuid) ? await findRefund(database, refundUuid) : undefined;
  if (found === undefined) throw new Problem(404, 'REFUND_NOT_FOUND', 'This refund is not there.');
  await database.transaction().execute(async (transaction) => {
    const { payment, reservation } = await lockPayment(transaction, found.payment_uuid);
    requireOthersTrip(reservation, admin);
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
    await giveBack(transaction, reservation, {
      ...{ amountMinor, kind, reason, paymentUuid: payment.uuid, retryOf: refundUuid, now: now() },
      actorUuid: admin.uuid,
      ...(lines === undefined ? {} : { lines }),
    });
    await alignPayout(transaction, reservation, now());
    await done(transaction);
  });
  await settleRefunds(deps, found.reservation_uuid);
}
