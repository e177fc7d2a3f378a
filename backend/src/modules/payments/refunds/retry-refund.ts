import type { Deps } from '../../../platform/deps.js';
import type { BeginOnce } from '../../../platform/idempotency/begin-once.js';
import { requestApproval } from '../approvals/request-approval.js';
import { owedLine } from '../../books/public.js';
import { lockOwedRefund } from './lock-owed-refund.js';
import { refundReservation } from './refund-reservation.js';
import { countAsOwed } from './refunds.repository.js';
import { settleRefunds } from './settle-refund.js';
import type { User } from '../../people/public.js';

/**
 * Makes a refund again that the customer's bank did not take: what they are owed is on its way again. Above a limit, it
 * waits for a second administrator instead.
 *
 * @returns whether it was made
 * @throws Problem 404 REFUND_NOT_FOUND; 409 MOVE_NOT_ALLOWED unless it has failed, is still owed, and so much is left of
 *   the payment; 403 ROLE_NOT_ALLOWED for one's own
 */
export async function retryRefund(
  deps: Deps,
  admin: User,
  refundUuid: string,
  begin: BeginOnce,
  isApproved = false,
): Promise<boolean> {
  const { database, now } = deps;
  const reservationUuid = await database.transaction().execute(async (transaction) => {
    await begin(transaction);
    const { refund, payment, payable } = await lockOwedRefund(transaction, deps, admin, refundUuid);
    const { amount_minor: amountMinor, kind, reason } = refund;
    const request = { kind: 'retry', amountMinor, payment, refundUuid, body: { reason } } as const;
    if (!isApproved && (await requestApproval(transaction, deps, admin, request))) {
      return undefined;
    }
    const at = now();
    await countAsOwed(transaction, payment.uuid, -amountMinor, at);
    await refundReservation(transaction, payable, {
      amountMinor,
      kind,
      reason,
      paymentUuid: payment.uuid,
      retryOf: refundUuid,
      now: at,
      actorUuid: admin.uuid,
      lines: [owedLine('The refund was made again', -amountMinor)],
    });
    return payable.uuid;
  });
  if (reservationUuid !== undefined) await settleRefunds(deps, reservationUuid);
  return reservationUuid !== undefined;
}
