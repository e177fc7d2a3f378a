import { limitProvider } from './limit-provider.js';
import type { PaymentProvider } from './payment-provider.js';
import type { StripeSettings } from './stripe/stripe-settings.js';
import { stripeProvider } from './stripe/stripe-provider.js';
import { testProvider, type TestProviderOptions } from './test/test-provider.js';

interface PaymentSettings {
  /** The embedded test provider takes payments without it. */
  stripe: StripeSettings | undefined;
  mail: { appUrl: string };
}

/** Longer than a bank takes as a rule, shorter than a person waits. */
const answerWithinMs = 10_000;

/**
 * The payment provider that the configuration names, to be opened on a database. The test provider takes anybody's word
 * for money: a configuration for real customers has always Stripe's settings.
 */
export function choosePaymentProvider({
  stripe,
  mail: { appUrl },
}: PaymentSettings): (options: TestProviderOptions) => PaymentProvider {
  if (stripe !== undefined) return () => limitProvider(stripeProvider({ ...stripe, appUrl }), answerWithinMs);
  return (options) => limitProvider(testProvider(options), answerWithinMs);
}
