import type { Kysely } from 'kysely';
import { isUuid } from '../../../platform/database/uuid.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import { Problem } from '../../../platform/http/problem.js';
import type { BeginOnce } from '../../../platform/idempotency/begin-once.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { refundPayment } from '../refunds/refund-payment.js';
import { repayRefund } from '../refunds/repay-refund.js';
import { retryRefund } from '../refunds/retry-refund.js';
import {
  decideApproval,
  findApproval,
  type DecidableApproval,
} from '../approvals/money-approvals.repository.js';
import type { MoneyApprovalsTable } from '../approvals/money-approvals.table.js';
import type { User } from '../../people/public.js';

/**
 * Carries out what another administrator has requested, as if it had needed no approval. What the payment no longer
 * allows is refused, and ends the request.
 *
 * @throws Problem 404 APPROVAL_NOT_FOUND; 403 ROLE_NOT_ALLOWED for one's own request or trip; 409 ALREADY_DECIDED; as the
 *   refund, retry or repayment
 */
export async function approve(deps: Deps, admin: User, uuid: string, begin: BeginOnce): Promise<void> {
  const approval = await requireDecidable(deps, admin, uuid);
  const approved: BeginOnce = async (transaction) => {
    await begin(transaction);
    await decide(transaction, deps, admin, approval, { decision: 'approved', reason: null });
  };
  try {
    await carryOut(deps, admin, approval, approved);
  } catch (error) {
    if (error instanceof Problem && ['MOVE_NOT_ALLOWED', 'VALUE_NOT_ALLOWED'].includes(error.code)) {
      await end(deps, admin, approval, { decision: 'impossible', reason: error.message });
    }
    throw error;
  }
}

/**
 * Declines what another administrator has requested: nothing is refunded, and they are notified.
 *
 * @throws Problem 404 APPROVAL_NOT_FOUND; 403 ROLE_NOT_ALLOWED for one's own request; 409 ALREADY_DECIDED
 */
export async function decline(deps: Deps, admin: User, uuid: string, begin: BeginOnce): Promise<void> {
  const approval = await requireDecidable(deps, admin, uuid);
  await end(deps, admin, approval, { decision: 'declined', reason: null }, begin);
}

async function requireDecidable(
  { database }: Pick<Deps, 'database'>,
  admin: User,
  uuid: string,
): Promise<DecidableApproval> {
  const approval = isUuid(uuid) ? await findApproval(database, uuid) : undefined;
  if (approval === undefined) throw new Problem(404, 'APPROVAL_NOT_FOUND', 'We can’t find that request.');
  if (approval.requested_by === admin.uuid) {
    throw new Problem(403, 'ROLE_NOT_ALLOWED', 'Another administrator has to decide about your request.');
  }
  if (approval.decided_at !== null) throw alreadyDecided();
  return approval;
}

const alreadyDecided = () =>
  new Problem(409, 'ALREADY_DECIDED', 'Another administrator has already decided about this request.');

async function carryOut(
  deps: Deps,
  admin: User,
  { kind, payment_uuid, refund_uuid, amount_minor, body: { reason = '', repayment } }: DecidableApproval,
  begin: BeginOnce,
): Promise<void> {
  const isApproved = true;
  if (kind === 'refund') {
    await refundPayment(deps, admin, payment_uuid, { amount_minor, reason }, begin, isApproved);
  } else if (repayment !== undefined) {
    await repayRefund(deps, admin, refund_uuid ?? '', repayment, begin, isApproved);
  } else {
    await retryRefund(deps, admin, refund_uuid ?? '', begin, isApproved);
  }
}

type Decision = Required<Pick<MoneyApprovalsTable, 'decision' | 'reason'>>;

async function end(
  deps: Deps,
  admin: User,
  approval: DecidableApproval,
  decision: Decision,
  begin?: BeginOnce,
): Promise<void> {
  await deps.database.transaction().execute(async (transaction) => {
    await begin?.(transaction);
    await decide(transaction, deps, admin, approval, decision);
    const { reservation_uuid: reservationUuid, payment_uuid: paymentUuid, kind, requested_by } = approval;
    await publishEvent(
      transaction,
      {
        kind: 'approval_ended',
        reservationUuid,
        paymentUuid,
        of: kind,
        amountMinor: approval.amount_minor,
        requestedBy: requested_by,
        reason: decision.reason ?? 'Another administrator declined it.',
      },
      deps.now(),
    );
  });
}

/** Of two decisions at once, the second one changes nothing. */
async function decide(
  transaction: Kysely<Tables>,
  { now }: Pick<Deps, 'now'>,
  admin: User,
  { uuid, payment_uuid, kind, amount_minor, requested_by }: DecidableApproval,
  { decision, reason }: Decision,
): Promise<void> {
  const at = now();
  const changes = { decision, reason, decided_by: admin.uuid, decided_at: at };
  if (!(await decideApproval(transaction, uuid, changes))) throw alreadyDecided();
  await recordAudit(transaction, {
    actorUuid: admin.uuid,
    subject: { type: 'payment', uuid: payment_uuid },
    action: `payment.approval_${decision ?? ''}`,
    before: { kind, amount_minor, requested_by },
    at,
    ...(reason === null ? {} : { reason }),
  });
}
