import type { Stripe } from 'stripe';
import type { SetAside } from '../payment-provider.js';
import { askStripe, isRefusal } from './stripe-client.js';

const expand = ['latest_charge'];
/** Search knows of everything older than a minute or so; this much more is looked through one by one. */
const lookBackSeconds = 30 * 60;
const mostLookedThrough = 2_000;

/** A payment by Stripe's name for it; undefined when there is none. */
export async function findByRef(stripe: Stripe, ref: string): Promise<Stripe.PaymentIntent | undefined> {
  return await askStripe(async () => {
    try {
      return await stripe.paymentIntents.retrieve(ref, { expand });
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw error;
    }
  });
}

/**
 * A payment by our own id, for when Stripe's answer was lost. Search lags behind, so that "never heard of it" counts only
 * after the newest payments were looked through as well.
 */
export async function findByPaymentUuid(
  stripe: Stripe,
  paymentUuid: string,
): Promise<Stripe.PaymentIntent | undefined> {
  return await askStripe(async () => {
    const query = `metadata["payment_uuid"]:"${paymentUuid}"`;
    const { data } = await stripe.paymentIntents.search({ query, limit: 1, expand: ['data.latest_charge'] });
    return data[0] ?? (await lookThroughNewest(stripe, paymentUuid));
  });
}

/** What is set aside since before a moment. Search lags behind by a minute or so. */
export async function listStripeSetAside(stripe: Stripe, before: Date): Promise<SetAside[]> {
  const query = `status:"requires_capture" AND created<${Math.floor(before.getTime() / 1000)}`;
  return await askStripe(async () => {
    const found: SetAside[] = [];
    for await (const intent of stripe.paymentIntents.search({ query, limit: 100 })) {
      found.push({
        ref: intent.id,
        paymentUuid: intent.metadata['payment_uuid'],
        amountMinor: intent.amount,
        currency: intent.currency.toUpperCase(),
        since: new Date(intent.created * 1000),
      });
      if (found.length >= mostLookedThrough) break;
    }
    return found;
  });
}

async function lookThroughNewest(
  stripe: Stripe,
  paymentUuid: string,
): Promise<Stripe.PaymentIntent | undefined> {
  let lookedThrough = 0;
  const newest = stripe.paymentIntents.list({
    created: { gte: Math.floor(Date.now() / 1000) - lookBackSeconds },
    limit: 100,
    expand: ['data.latest_charge'],
  });
  for await (const intent of newest) {
    if (intent.metadata['payment_uuid'] === paymentUuid) return intent;
    lookedThrough += 1;
    if (lookedThrough >= mostLookedThrough) break;
  }
  return undefined;
}
