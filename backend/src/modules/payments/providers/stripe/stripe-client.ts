import { Stripe } from 'stripe';
import { ProviderFault, ProviderUnavailable } from '../payment-provider.js';
import type { StripeSettings } from './stripe-settings.js';

/** A customer waits; what has no answer by then is settled later. */
const timeoutMs = 8_000;

/** Of Stripe's API, on every request: an upgrade of the library alone changes nothing of what we ask. */
const apiVersion = '2026-10-28.endive';

/** Stripe's own library on the configured account. It repeats a call once, with the same idempotency key. */
export function createStripeClient({ secretKey, apiHost }: StripeSettings): Stripe {
  return new Stripe(secretKey, {
    apiVersion,
    protocol: apiHost.protocol === 'http:' ? 'http' : 'https',
    host: apiHost.hostname,
    port: apiHost.port === '' ? (apiHost.protocol === 'http:' ? 80 : 443) : Number(apiHost.port),
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    appInfo: { name: 'car-rental-marketplace' },
  });
}

/**
 * Runs a call, and tells "we do not know what happened" from everything that Stripe has answered.
 *
 * @throws ProviderUnavailable for no answer, an answer that Stripe is in trouble, or too many calls; ProviderFault when
 *   Stripe does not accept our keys, or the same key for another request
 */
export async function askStripe<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const isUnclear =
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeAPIError ||
      error instanceof Stripe.errors.StripeRateLimitError;
    if (isUnclear) throw new ProviderUnavailable('Stripe did not answer', { cause: error });
    const isOurs =
      error instanceof Stripe.errors.StripeAuthenticationError ||
      error instanceof Stripe.errors.StripePermissionError ||
      error instanceof Stripe.errors.StripeIdempotencyError;
    if (isOurs) throw new ProviderFault('Stripe refused us', { cause: error });
    throw error;
  }
}

/** Stripe understood, and refused: the payment is in another state than the call needs, or is not there. */
export function isRefusal(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

/** The customer's bank said no; the payment itself says why. */
export function isCardError(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeCardError;
}
