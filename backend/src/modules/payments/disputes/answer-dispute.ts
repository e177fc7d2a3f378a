import type { Deps } from '../../../platform/deps.js';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import { isUuid } from '../../../platform/database/uuid.js';
import { Problem } from '../../../platform/http/problem.js';
import type { BeginOnce } from '../../../platform/idempotency/begin-once.js';
import { enqueue } from '../../../platform/jobs/enqueue.js';
import { sendDisputeAnswerJob } from '../payment-jobs.js';
import type { DisputeEvidence } from '../providers/payment-provider.js';
import { lockPayment } from '../payments/payments.repository.js';
import type { User } from '../../people/public.js';
import { findDisputeByUuid, updateDispute } from './payment-disputes.repository.js';
import type { PaymentDispute } from './payment-disputes.table.js';

/** What an administrator answers a bank. */
export interface DisputeReply {
  answer: 'contest' | 'accept';
  explanation: string;
  /** What is sent when it is contested. */
  evidence: DisputeEvidence;
}

/**
 * Notes what an administrator answers a bank, once; a job sends it. The bank's decision comes as a message of the provider.
 *
 * @throws Problem 404 DISPUTE_NOT_FOUND; 409 MOVE_NOT_ALLOWED when it is closed, answered, or its last day has passed
 */
export async function answerDispute(
  { database, payables, now }: Pick<Deps, 'database' | 'payables' | 'now'>,
  user: User,
  disputeUuid: string,
  { answer, explanation, evidence }: DisputeReply,
  begin: BeginOnce,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await begin(transaction);
    const found = await requireDispute({ database: transaction }, disputeUuid);
    const of = { uuid: found.payment_uuid, reservation_uuid: found.reservation_uuid };
    await lockPayment(transaction, payables, of);
    const at = now();
    const answerable = await requireDispute({ database: transaction }, disputeUuid);
    requireAnswerable(answerable, at);
    await updateDispute(transaction, disputeUuid, {
      answer,
      answered_at: at,
      answered_by: user.uuid,
      explanation,
      refusal: null,
      refused_at: null,
      answer_count: answerable.answer_count + 1,
      evidence: answer === 'contest' ? JSON.stringify(evidence) : null,
    });
    await recordAudit(transaction, {
      actorUuid: user.uuid,
      subject: { type: 'payment', uuid: found.payment_uuid },
      action: answer === 'contest' ? 'payment.dispute_contested' : 'payment.dispute_accepted',
      after: { amount_minor: found.amount_minor },
      reason: explanation,
      at,
    });
    await enqueue(transaction, sendDisputeAnswerJob, [{ data: { disputeUuid }, at }]);
  });
}

/** @throws Problem 404 DISPUTE_NOT_FOUND */
export async function requireDispute(
  { database }: Pick<Deps, 'database'>,
  disputeUuid: string,
): Promise<PaymentDispute> {
  const dispute = isUuid(disputeUuid) ? await findDisputeByUuid(database, disputeUuid) : undefined;
  if (dispute === undefined) throw new Problem(404, 'DISPUTE_NOT_FOUND', 'We can’t find that dispute.');
  return dispute;
}

function requireAnswerable({ status, answer, respond_by }: PaymentDispute, now: Date): void {
  if (status !== 'open')
    throw new Problem(409, 'MOVE_NOT_ALLOWED', 'The bank has already decided this dispute.');
  if (answer !== null) throw new Problem(409, 'MOVE_NOT_ALLOWED', 'This dispute has already been answered.');
  if (respond_by === null || respond_by > now) return;
  throw new Problem(409, 'MOVE_NOT_ALLOWED', 'The last day to answer this dispute has passed.');
}
