import type { Kysely, Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { findPaymentOfProvider, lockPayment, recountHeld } from '../payments/payments.repository.js';
import type { ProviderDispute } from '../providers/payment-provider.js';
import { bookChargeback } from './book-chargeback.js';
import { settleHeldRefunds } from './settle-held-refunds.js';
import { findDispute, insertDispute, updateDispute } from './payment-disputes.repository.js';
import type { PaymentDispute, PaymentDisputesTable } from './payment-disputes.table.js';

/**
 * Brings a dispute into step with what the provider says of it, once however often that is: what the bank has taken is
 * booked, administrators and the owner read of it, and payouts of the trip wait until it is closed.
 */
export async function recordDispute(deps: Deps, said: ProviderDispute): Promise<void> {
  const { database, payables, ownerPayouts, payments, now } = deps;
  const found = await findPaymentOfProvider(database, payments.name, {
    ref: said.ref,
    paymentUuid: undefined,
  });
  if (found === undefined) return;
  await database.transaction().execute(async (transaction) => {
    const { payment, payable } = await lockPayment(transaction, payables, found);
    const at = now();
    const before = await findDispute(transaction, said.disputeRef);
    // Messages may come late: only another verdict changes one that is closed, when the bank reverses itself.
    const isClosed = before !== undefined && before.status !== 'open';
    if (isClosed && (said.status === 'open' || said.status === before.status)) return;
    const dispute =
      before ??
      (await insertDispute(transaction, {
        payment_uuid: payment.uuid,
        reservation_uuid: payable.uuid,
        provider_ref: said.disputeRef,
        status: 'open',
        amount_minor: said.amountMinor,
        currency: payable.currency,
        reason: said.reason,
        respond_by: said.respondBy ?? null,
        opened_at: at,
        closed_at: null,
      }));
    await recordFunds(transaction, dispute, said.withdrawnMinor, at);
    await bookChargeback(transaction, { payment, dispute, withdrawnMinor: said.withdrawnMinor }, at);
    await settleHeldRefunds(transaction, dispute, said, at);
    const closed = said.status === 'open' ? {} : { status: said.status, closed_at: at };
    await updateDispute(transaction, dispute.uuid, {
      withdrawn_minor: said.withdrawnMinor,
      respond_by: said.respondBy ?? dispute.respond_by,
      ...answerColumns(dispute, said, at),
      ...closed,
    });
    await recountHeld(transaction, payment.uuid, at);
    if (said.status !== 'open') await payable.bankDecided(at);
    await ownerPayouts.sync(transaction, payable, at);
    if (before === undefined) await announce(transaction, dispute, 'open', at);
    if (said.status !== 'open') await announce(transaction, dispute, said.status, at);
  });
}

/**
 * What the provider says of our answer: a person may have given one there, and a bank that only asked before asks for
 * another one once it has taken the money.
 */
function answerColumns(
  { answer, answer_sent_at, respond_by }: PaymentDispute,
  said: ProviderDispute,
  at: Date,
): Updateable<PaymentDisputesTable> {
  if (answer === null) {
    const isAnswered = said.status === 'open' && !said.needsAnswer;
    return isAnswered ? { answer: 'elsewhere', answered_at: at, answer_sent_at: at } : {};
  }
  const isAskedAgain =
    said.needsAnswer && answer_sent_at !== null && (said.respondBy ?? at) > (respond_by ?? at);
  const none = { answered_at: null, answered_by: null, answer_sent_at: null, evidence: null };
  return isAskedAgain ? { answer: null, explanation: null, ...none } : {};
}

/** Writes down what a bank has taken for a dispute, or given back, when that changes: it may be later than the dispute. */
async function recordFunds(
  transaction: Kysely<Tables>,
  { uuid, payment_uuid, withdrawn_minor: before, reason }: PaymentDispute,
  withdrawnMinor: number,
  at: Date,
): Promise<void> {
  if (withdrawnMinor === before) return;
  await recordAudit(transaction, {
    actorUuid: null,
    subject: { type: 'payment', uuid: payment_uuid },
    action: `payment.dispute_funds_${withdrawnMinor > before ? 'withdrawn' : 'reinstated'}`,
    before: { amount_minor: before },
    after: { amount_minor: withdrawnMinor, dispute_uuid: uuid },
    reason,
    at,
  });
}

async function announce(
  transaction: Kysely<Tables>,
  dispute: PaymentDispute,
  status: PaymentDispute['status'],
  now: Date,
): Promise<void> {
  const { reservation_uuid: reservationUuid, amount_minor: amountMinor, reason, respond_by } = dispute;
  await recordAudit(transaction, {
    actorUuid: null,
    subject: { type: 'payment', uuid: dispute.payment_uuid },
    action: `payment.dispute_${status}`,
    after: { amount_minor: amountMinor, dispute_uuid: dispute.uuid },
    reason,
    at: now,
  });
  const event =
    status === 'open'
      ? ({ kind: 'payment_disputed', reservationUuid, amountMinor, reason, respondBy: respond_by } as const)
      : ({ kind: 'dispute_closed', reservationUuid, amountMinor, isWon: status === 'won' } as const);
  await publishEvent(transaction, event, now);
}
