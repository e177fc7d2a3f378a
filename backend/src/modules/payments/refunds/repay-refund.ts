import type { Deps } from '../../../platform/deps.js';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { BeginOnce } from '../../../platform/idempotency/begin-once.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { postMovement, owedLine, post } from '../../books/public.js';
import { requestApproval } from '../approvals/request-approval.js';
import type { Repayment } from '../payments/payments.table.js';
import { countAsRefunded } from './count-as-refunded.js';
import { lockOwedRefund } from './lock-owed-refund.js';
import { countAsOwed, countOnPayment, updateRefund } from './refunds.repository.js';
import type { User } from '../../people/public.js';

/**
 * Writes down that an administrator has paid a refund another way that the customer's bank had refused: it is no longer
 * owed, and the customer reads how it came. Above a limit, it waits for a second administrator instead.
 *
 * @returns whether it was written down
 * @throws Problem 404 REFUND_NOT_FOUND; 409 MOVE_NOT_ALLOWED unless it has failed, is still owed, and so much is left of
 *   the payment; 403 ROLE_NOT_ALLOWED for one's own
 */
export async function repayRefund(
  deps: Deps,
  admin: User,
  refundUuid: string,
  repayment: Repayment,
  begin: BeginOnce,
  isApproved = false,
): Promise<boolean> {
  const { method, reference, payee } = repayment;
  return await deps.database.transaction().execute(async (transaction) => {
    await begin(transaction);
    const { refund, payment } = await lockOwedRefund(transaction, deps, admin, refundUuid);
    const { amount_minor: amountMinor, currency, reservation_uuid: reservationUuid } = refund;
    const { uuid: paymentUuid } = payment;
    const request = { kind: 'repayment', amountMinor, payment, refundUuid, body: { repayment } } as const;
    if (!isApproved && (await requestApproval(transaction, deps, admin, request))) {
      return false;
    }
    const at = deps.now();
    const repaid = {
      repaid_at: at,
      repaid_method: method,
      repaid_reference: reference,
      repaid_payee: payee,
    };
    await updateRefund(transaction, refundUuid, { ...repaid, repaid_by: admin.uuid });
    await countAsOwed(transaction, paymentUuid, -amountMinor, at);
    await countOnPayment(transaction, paymentUuid, amountMinor, at);
    await countAsRefunded(transaction, payment, at);
    const lines = [owedLine('Paid to the customer another way', -amountMinor)];
    const about = { reservationUuid, currency, paymentUuid, refundUuid, at };
    await post(transaction, { ...about, lines });
    await postMovement(transaction, { ...about, kind: 'repayment', amountMinor });
    await recordAudit(transaction, {
      actorUuid: admin.uuid,
      subject: { type: 'refund', uuid: refundUuid },
      action: 'refund.repaid',
      before: { status: 'failed' },
      after: { status: 'failed', amount_minor: amountMinor, method, payee },
      reason: reference,
      at,
    });
    await publishEvent(
      transaction,
      { kind: 'refund_repaid', reservationUuid, amountMinor, method, reference, payee },
      at,
    );
    return true;
  });
}
