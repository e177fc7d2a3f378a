import type { Stripe } from 'stripe';
import { ProviderFault, type ProviderDispute, type SentEvidence } from '../payment-provider.js';
import { askStripe, isRefusal } from './stripe-client.js';
import { toProviderDispute } from './stripe-dispute.js';

/** Stripe takes 20,000 characters a text and 150,000 of all of them: eight of these are less. */
const mostCharacters = 18_000;
const cut = ' … (shortened)';

/**
 * Answers a dispute with evidence, at once and for good, or accepts it.
 *
 * @throws ProviderFault when Stripe does not take it: after the last day, or once it is closed
 */
export async function answerStripeDispute(
  stripe: Stripe,
  disputeRef: string,
  evidence: SentEvidence | 'accept',
  idempotencyKey: string,
): Promise<ProviderDispute> {
  const answered = await askStripe(async () => {
    try {
      if (evidence === 'accept') {
        return await stripe.disputes.close(disputeRef, {}, { idempotencyKey });
      }
      const photos = await uploadPhotos(stripe, evidence, `${idempotencyKey}:photos`);
      const given = { evidence: { ...toStripeEvidence(evidence), ...photos }, submit: true };
      return await stripe.disputes.update(disputeRef, given, { idempotencyKey });
    } catch (error) {
      if (!isRefusal(error)) throw error;
      throw new ProviderFault('Stripe did not take the answer to a dispute', { cause: error });
    }
  });
  const said = toProviderDispute(answered);
  if (said === undefined) throw new ProviderFault(`The dispute ${disputeRef} is about no payment of ours`);
  return said;
}

/** Uploads the photos as one file, and names it in the evidence; a repeated request gets the file that is there. */
async function uploadPhotos(
  stripe: Stripe,
  { photosPdf: data }: SentEvidence,
  idempotencyKey: string,
): Promise<Stripe.DisputeUpdateParams.Evidence> {
  if (data === undefined) return {};
  const file = { data, name: 'photos.pdf', type: 'application/pdf' };
  const { id } = await stripe.files.create({ purpose: 'dispute_evidence', file }, { idempotencyKey });
  return { uncategorized_file: id };
}

function toStripeEvidence(evidence: SentEvidence): Stripe.DisputeUpdateParams.Evidence {
  const texts = {
    customer_name: evidence.customerName,
    customer_email_address: evidence.customerEmail,
    product_description: evidence.productDescription,
    service_date: evidence.serviceDate,
    cancellation_policy_disclosure: evidence.cancellationPolicyDisclosure,
    refund_policy_disclosure: evidence.refundPolicyDisclosure,
    access_activity_log: evidence.accessActivityLog,
    uncategorized_text: evidence.uncategorizedText,
  };
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, shortened(text)]));
}

function shortened(text: string): string {
  return text.length <= mostCharacters ? text : text.slice(0, mostCharacters - cut.length) + cut;
}
