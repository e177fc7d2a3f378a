import type { Stripe } from 'stripe';
import { ProviderFault } from '../payment-provider.js';
import { askStripe, isRefusal } from './stripe-client.js';

/**
 * Deletes a customer at Stripe, and with them their saved cards. One that is gone already is no error.
 *
 * @throws ProviderFault when Stripe refuses for another reason
 */
export async function deleteStripeCustomer(stripe: Stripe, ref: string): Promise<void> {
  await askStripe(async () => {
    try {
      await stripe.customers.del(ref);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      if ((error as Stripe.errors.StripeError).code === 'resource_missing') return;
      throw new ProviderFault('Stripe did not delete a customer', { cause: error });
    }
  });
}
