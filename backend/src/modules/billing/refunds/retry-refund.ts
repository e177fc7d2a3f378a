import type { Deps } from '../../../platform/deps.js';
import type { MarkDone } from '../../../platform/idempotency/mark-done.js';
import { Problem } from '../../../platform/http/problem.js';
import { owedLine } from '../ledger/ledger-lines.js';
import { lockOwedRefund } from './lock-owed-refund.js';
import { refundReservation } from './refund-reservation.js';
import { countAsOwed } from './refunds.repository.js';
import { refundableMinor } from './refundable.js';
import { settleRefunds } from './settle-refund.js';
import type { User } from '../../people/public.js';

/**
 * Makes a refund again that the customer's bank did not take: what they are owed is on its way again.
 *
 * @throws Problem 404 REFUND_NOT_FOUND; 409 MOVE_NOT_ALLOWED unless it has failed, is still owed, and so much is left of
 *   the payment; 403 ROLE_NOT_ALLOWED for one's own
 */
export async function retryRefund(
  deps: Deps,
  admin: User,
  refundUuid: string,
  done: MarkDone,
): Promise<void> {
  const { database, now } = deps;
  const reservationUuid = await database.transaction().execute(async (transaction) => {
    const { refund, payment, payable } = await lockOwedRefund(transaction, deps, admin, refundUuid);
    const { amount_minor: amountMinor, kind, reason } = refund;
    const at = now();
    const isLeft =
      refundableMinor({ ...payment, owed_minor: payment.owed_minor - amountMinor }) >= amountMinor;
    if (!isLeft) {
      const taken = 'The customer’s bank has taken this payment back: nothing of it is left to be refunded.';
      throw new Problem(409, 'MOVE_NOT_ALLOWED', taken);
    }
    await countAsOwed(transaction, payment.uuid, -amountMinor, at);
    await refundReservation(transaction, payable, {
      ...{ amountMinor, kind, reason, paymentUuid: payment.uuid, retryOf: refundUuid, now: at },
      actorUuid: admin.uuid,
      lines: [owedLine('The refund was made again', -amountMinor)],
    });
    await done(transaction);
    return payable.uuid;
  });
  await settleRefunds(deps, reservationUuid);
}
