import type { Stripe } from 'stripe';
import { askStripe, isRefusal } from './stripe-client.js';
import { isAbandoned } from './stripe-payment.js';

/**
 * Closes a payment that came to nothing, so that no one goes on with it unseen: the page has what it takes to confirm
 * it with another card, and each try of ours is a payment of its own.
 *
 * @returns the payment as it was found, with the reason of its failure
 */
export async function closeIfAbandoned(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
): Promise<Stripe.PaymentIntent> {
  if (!isAbandoned(intent)) return intent;
  await askStripe(async () => {
    try {
      await stripe.paymentIntents.cancel(intent.id, {}, { idempotencyKey: `close:${intent.id}` });
    } catch (error) {
      // Closed already.
      if (!isRefusal(error)) throw error;
    }
  });
  return intent;
}
