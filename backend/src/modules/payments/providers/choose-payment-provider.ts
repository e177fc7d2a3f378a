import { ConfigurationError } from '../../../platform/configuration/configuration-error.js';
import { limitProvider } from './limit-provider.js';
import type { PaymentProvider } from './payment-provider.js';
import type { StripeSettings } from './stripe/stripe-settings.js';
import { stripeProvider } from './stripe/stripe-provider.js';
import { testProvider, type TestProviderOptions } from './test/test-provider.js';

interface PaymentSettings {
  environment: 'production' | 'development' | 'test';
  firebaseProjectId: string;
  /** The embedded test provider takes payments without it. */
  stripe: StripeSettings | undefined;
  mail: { appUrl: string };
}

/** Longer than a bank takes as a rule, shorter than a person waits. */
const answerWithinMs = 10_000;

/**
 * The payment provider that the configuration names, to be opened on a database.
 *
 * @throws ConfigurationError for the test provider where customers are real: it takes anybody's word for money
 */
export function choosePaymentProvider({
  environment,
  firebaseProjectId,
  stripe,
  mail: { appUrl },
}: PaymentSettings): (options: TestProviderOptions) => PaymentProvider {
  if (stripe !== undefined) return () => limitProvider(stripeProvider({ ...stripe, appUrl }), answerWithinMs);
  if (environment === 'production' && !firebaseProjectId.startsWith('demo-')) {
    throw new ConfigurationError(
      'STRIPE_SECRET_KEY: a real deployment needs it; the embedded test provider moves no money.',
    );
  }
  return (options) => limitProvider(testProvider(options), answerWithinMs);
}
