import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import { Problem } from '../../../platform/http/problem.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { insertApproval, sumGivenToday } from './money-approvals.repository.js';
import type { ApprovalBody, ApprovalKind } from './money-approvals.table.js';
import type { User } from '../../people/public.js';

export interface ApprovalRequest {
  kind: ApprovalKind;
  amountMinor: number;
  payment: { uuid: string; reservation_uuid: string };
  refundUuid?: string;
  body: ApprovalBody;
}

/**
 * Stores a refund or repayment that needs a second administrator, in the transaction that has checked it. What the same
 * administrator has given the same customer on the same day (UTC), by decisions of their own, counts together with it.
 *
 * @returns whether it waits
 * @throws Problem 409 MOVE_NOT_ALLOWED when another of the payment waits
 */
export async function requestApproval(
  transaction: Kysely<Tables>,
  { secondAdminAboveMinor = Infinity, now }: Deps,
  admin: User,
  { kind, amountMinor, payment, refundUuid, body }: ApprovalRequest,
): Promise<boolean> {
  const at = now();
  if (secondAdminAboveMinor === Infinity) return false;
  const before = await sumGivenToday(transaction, admin.uuid, payment.reservation_uuid, at);
  if (before + amountMinor <= secondAdminAboveMinor) return false;
  const isStored = await insertApproval(transaction, {
    kind,
    payment_uuid: payment.uuid,
    refund_uuid: refundUuid ?? null,
    amount_minor: amountMinor,
    body: JSON.stringify(body),
    requested_by: admin.uuid,
    requested_at: at,
  });
  if (!isStored) {
    const sentence = 'Another refund of this payment waits for a second administrator.';
    throw new Problem(409, 'MOVE_NOT_ALLOWED', sentence);
  }
  await recordAudit(transaction, {
    actorUuid: admin.uuid,
    subject: { type: 'payment', uuid: payment.uuid },
    action: 'payment.approval_requested',
    after: { kind, amount_minor: amountMinor },
    at,
  });
  await publishEvent(
    transaction,
    {
      kind: 'approval_requested',
      reservationUuid: payment.reservation_uuid,
      paymentUuid: payment.uuid,
      of: kind,
      amountMinor,
      requestedBy: admin.uuid,
    },
    at,
  );
  return true;
}
