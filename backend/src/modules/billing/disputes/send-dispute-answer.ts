import type { Deps } from '../../../platform/deps.js';
import { findDisputeByUuid, updateDispute } from './payment-disputes.repository.js';
import { recordDispute } from './record-dispute.js';

/**
 * Sends our answer to a dispute to the provider, unless that was done, and takes in what the provider says then. Sent
 * twice it is taken once.
 *
 * @throws ProviderUnavailable, to be tried again; ProviderFault when the provider does not take it
 */
export async function sendDisputeAnswer(deps: Deps, disputeUuid: string): Promise<void> {
  const { database, payments, now } = deps;
  const dispute = await findDisputeByUuid(database, disputeUuid);
  if (dispute?.status !== 'open' || dispute.answer_sent_at !== null) return;
  const { answer, evidence, provider_ref: disputeRef } = dispute;
  const sent = answer === 'accept' ? 'accept' : evidence;
  if (answer === null || answer === 'elsewhere' || sent === null) return;
  const said = await payments.answerDispute(disputeRef, sent);
  await updateDispute(database, disputeUuid, { answer_sent_at: now() });
  await recordDispute(deps, said);
}
