import type { Stripe } from 'stripe';
import type { ProviderTransaction } from '../payment-provider.js';
import { askStripe } from './stripe-client.js';

/** Stripe's words for what changes our balance; what is not here is `other`, and a person has to look at it. */
const kinds: Record<string, ProviderTransaction['kind']> = {
  charge: 'charge',
  payment: 'charge',
  refund: 'refund',
  payment_refund: 'refund',
  refund_failure: 'refund_failure',
  payment_failure_refund: 'refund_failure',
  transfer: 'transfer',
  transfer_cancel: 'transfer',
  transfer_failure: 'transfer',
  transfer_refund: 'transfer',
  payout: 'payout',
  payout_cancel: 'payout',
  payout_failure: 'payout',
  stripe_fee: 'fee',
  stripe_fx_fee: 'fee',
  tax_fee: 'fee',
};

/** A page of what has changed our balance at Stripe, the newest first. */
export async function listStripeTransactions(
  stripe: Stripe,
  { since, after }: { since: Date | undefined; after?: string },
): Promise<ProviderTransaction[]> {
  const { data } = await askStripe(() =>
    stripe.balanceTransactions.list({
      limit: 100,
      expand: ['data.source'],
      ...(since && { created: { gte: Math.floor(since.getTime() / 1000) } }),
      ...(after === undefined ? {} : { starting_after: after }),
    }),
  );
  return data.map(toTransaction);
}

function toTransaction(transaction: Stripe.BalanceTransaction): ProviderTransaction {
  const { id, type, reporting_category, amount, fee, currency, created, source } = transaction;
  const isDispute = type === 'adjustment' && reporting_category.startsWith('dispute');
  // A charge, a refund, a dispute, a transfer, and much else that has neither.
  const about = (typeof source === 'object' ? source : {}) as {
    payment_intent?: string | { id: string } | null;
    metadata?: Record<string, string> | null;
  } | null;
  const intent = about?.payment_intent;
  return {
    transactionRef: id,
    kind: isDispute ? 'dispute' : (kinds[type] ?? 'other'),
    amountMinor: amount,
    feeMinor: fee,
    currency: currency.toUpperCase(),
    ref: (typeof intent === 'string' ? intent : intent?.id) ?? undefined,
    transferUuid: about?.metadata?.['transfer_uuid'],
    occurredAt: new Date(created * 1000),
  };
}
