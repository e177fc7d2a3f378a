import type { Stripe } from 'stripe';
import type { ProviderCustomer } from '../payment-provider.js';
import { askStripe } from './stripe-client.js';

/** Writes a customer down at Stripe: their payments, receipts and disputes stand together there. */
export async function createStripeCustomer(
  stripe: Stripe,
  { userUuid, name, email }: ProviderCustomer,
): Promise<string> {
  const metadata = { user_uuid: userUuid };
  const { id } = await askStripe(() =>
    stripe.customers.create({ name, email, metadata }, { idempotencyKey: `customer-${userUuid}` }),
  );
  return id;
}
