import type { Stripe } from 'stripe';
import type { ProviderDispute } from '../payment-provider.js';
import { askStripe, isRefusal } from './stripe-client.js';

/** A dispute as Stripe has it now; undefined when there is none of this name, or it is about no payment of ours. */
export async function retrieveStripeDispute(
  stripe: Stripe,
  disputeRef: string,
): Promise<ProviderDispute | undefined> {
  return await askStripe(async () => {
    try {
      return toProviderDispute(await stripe.disputes.retrieve(disputeRef));
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw error;
    }
  });
}

/** A dispute in our words; undefined when it is about no payment. */
export function toProviderDispute(dispute: Stripe.Dispute): ProviderDispute | undefined {
  const { id, amount, reason, status: theirs, payment_intent, evidence_details } = dispute;
  const ref = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  if (ref === undefined) return undefined;
  const status = statusOf(theirs);
  // While a bank only asks, it has taken nothing; what it had taken comes back once a dispute is won.
  const isWithdrawn = status === 'lost' || (status === 'open' && !theirs.startsWith('warning_'));
  const dueBy = evidence_details.due_by;
  return {
    disputeRef: id,
    ref,
    status,
    amountMinor: amount,
    reason,
    withdrawnMinor: isWithdrawn ? amount : 0,
    needsAnswer: theirs === 'needs_response' || theirs === 'warning_needs_response',
    respondBy: dueBy === null ? undefined : new Date(dueBy * 1000),
  };
}

function statusOf(theirs: Stripe.Dispute.Status): ProviderDispute['status'] {
  switch (theirs) {
    case 'lost':
      return 'lost';
    case 'won':
    case 'warning_closed':
    case 'prevented':
      return 'won';
    default:
      return 'open';
  }
}
