import type { Stripe } from 'stripe';
import type { ProviderRefund } from '../payment-provider.js';
import { askStripe, isRefusal } from './stripe-client.js';

/**
 * Gives money back. Stripe forgets idempotency keys after a day, so that the key is also on the refund itself: one that is
 * refused may have been made before.
 */
export async function refundWithStripe(
  stripe: Stripe,
  ref: string,
  amountMinor: number,
  idempotencyKey: string,
): Promise<ProviderRefund> {
  return await askStripe(async () => {
    const metadata = { refund_key: idempotencyKey };
    try {
      const refund = await stripe.refunds.create(
        { payment_intent: ref, amount: amountMinor, metadata },
        { idempotencyKey },
      );
      return toAnswer(refund);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { data } = await stripe.refunds.list({ payment_intent: ref, limit: 100 });
      const before = data.find((refund) => refund.metadata?.['refund_key'] === idempotencyKey);
      return before === undefined
        ? { refundRef: '', status: 'failed', idempotencyKey, ref, amountMinor }
        : toAnswer(before);
    }
  });
}

/** A refund as Stripe has it now; a repeated request would only be answered what it was answered first. */
export async function retrieveStripeRefund(
  stripe: Stripe,
  refundRef: string,
): Promise<ProviderRefund | undefined> {
  return await askStripe(async () => {
    try {
      return toAnswer(await stripe.refunds.retrieve(refundRef));
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw error;
    }
  });
}

/** All refunds of a payment, the newest first. */
export async function listStripeRefunds(stripe: Stripe, ref: string): Promise<ProviderRefund[]> {
  const { data } = await askStripe(() => stripe.refunds.list({ payment_intent: ref, limit: 100 }));
  return data.map(toAnswer);
}

function toAnswer({ id, status, metadata, payment_intent, amount }: Stripe.Refund): ProviderRefund {
  const answer = {
    refundRef: id,
    idempotencyKey: metadata?.['refund_key'],
    ref: typeof payment_intent === 'string' ? payment_intent : (payment_intent?.id ?? ''),
    amountMinor: amount,
  };
  if (status === 'succeeded') return { ...answer, status };
  const isOver = status === 'failed' || status === 'canceled';
  return { ...answer, status: isOver ? 'failed' : 'pending' };
}
