import { type SentEvidence, type DisputeEvidence, ProviderFault } from '../providers/payment-provider.js';
import { buffer } from 'node:stream/consumers';
import type { Deps } from '../../../platform/deps.js';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import { lockPayment } from '../payments/payments.repository.js';
import { findDisputeByUuid, updateDispute } from './payment-disputes.repository.js';
import type { PaymentDispute } from './payment-disputes.table.js';
import { recordDispute } from './record-dispute.js';

/**
 * Sends our answer to a dispute to the provider, unless that was done, and takes in what the provider says then. Sent
 * twice it is taken once. What the provider does not take goes back to the administrators, with the reason and their text.
 *
 * @throws ProviderUnavailable, to be tried again
 */
export async function sendDisputeAnswer(deps: Deps, disputeUuid: string): Promise<void> {
  const { database, payments, now } = deps;
  const dispute = await findDisputeByUuid(database, disputeUuid);
  if (dispute?.status !== 'open' || dispute.answer_sent_at !== null) return;
  const { answer, evidence, provider_ref: disputeRef, answer_count: count } = dispute;
  if (answer === null || answer === 'elsewhere' || (answer === 'contest' && evidence === null)) return;
  const sent = evidence === null ? 'accept' : await withPhotos(deps, dispute, evidence);
  try {
    const said = await payments.answerDispute(disputeRef, sent, `${disputeUuid}:${count}`);
    await updateDispute(database, disputeUuid, { answer_sent_at: now() });
    await recordDispute(deps, said);
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error;
    await giveBack(deps, dispute, reasonOf(error));
    // It may be answered at the provider itself, or closed: then it is no work any more.
    const said = await payments.retrieveDispute(disputeRef);
    if (said !== undefined) await recordDispute(deps, said);
  }
}

/** Makes a dispute work of the administrators again; what they wrote stays for their next answer. */
async function giveBack(
  { database, payables, now }: Deps,
  { uuid, payment_uuid, reservation_uuid, amount_minor, answer_count }: PaymentDispute,
  reason: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await lockPayment(transaction, payables, { uuid: payment_uuid, reservation_uuid });
    const current = await findDisputeByUuid(transaction, uuid);
    if (current?.answer_count !== answer_count || current.answer === null) return;
    const at = now();
    await updateDispute(transaction, uuid, {
      answer: null,
      answered_at: null,
      answered_by: null,
      evidence: null,
      refusal: reason,
      refused_at: at,
    });
    await recordAudit(transaction, {
      actorUuid: null,
      subject: { type: 'payment', uuid: payment_uuid },
      action: 'payment.dispute_answer_refused',
      after: { amount_minor },
      reason,
      at,
    });
  });
}

function reasonOf({ cause, message }: ProviderFault): string {
  return cause instanceof Error ? cause.message : message;
}

/**
 * The evidence with the photos of the car as one file, a page each: the same bytes however often it is made. A photo whose
 * file is gone is left out.
 */
async function withPhotos(
  { photoStorage, fileOpener }: Pick<Deps, 'photoStorage' | 'fileOpener'>,
  { answered_at: answeredAt, payment_uuid: paymentUuid }: PaymentDispute,
  { photoKeys = [], ...words }: DisputeEvidence,
): Promise<SentEvidence> {
  const photos: Uint8Array[] = [];
  for (const key of photoKeys) {
    const content = await photoStorage.read(key);
    if (content !== undefined) photos.push(await buffer(content));
  }
  if (photos.length === 0) return words;
  const title = `Photos of the car of payment ${paymentUuid}`;
  const paper = { of: 'photos' as const, title, date: answeredAt ?? new Date(0), photos };
  return { ...words, photosPdf: await fileOpener.open({ kind: 'paper', paper }) };
}
