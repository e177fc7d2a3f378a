import type { EnvironmentReader } from '../../../../../platform/configuration/environment-reader.js';
import { isLoopbackHost } from '../../../../../platform/http/loopback.js';

/** An account at Stripe. The secret ones are never logged and never leave this process. */
export interface StripeSettings {
  secretKey: string;
  /** For the page; not secret. */
  publishableKey: string;
  webhookSecret: string;
  apiHost: URL;
}

const secretKeyPattern = /^(?:sk|rk)_/;

/**
 * STRIPE_SECRET_KEY and what belongs to it; undefined without it.
 *
 * @throws ConfigurationError naming the variable
 */
export function readStripeSettings(read: EnvironmentReader): StripeSettings | undefined {
  const secretKey = read.text('STRIPE_SECRET_KEY');
  const publishableKey = read.text('STRIPE_PUBLISHABLE_KEY');
  const webhookSecret = read.text('STRIPE_WEBHOOK_SECRET');
  if (secretKey === undefined) {
    // Half a set-up must not look like a working one that takes no money.
    if (publishableKey === undefined && webhookSecret === undefined) return undefined;
    throw read.refusal('STRIPE_SECRET_KEY', 'is missing beside the other settings of Stripe');
  }
  if (!secretKeyPattern.test(secretKey))
    throw read.refusal('STRIPE_SECRET_KEY', 'must begin with sk_ or rk_');
  // Taken for the other one, the secret key would be shown to every visitor.
  if (publishableKey?.startsWith('pk_') !== true) {
    throw read.refusal('STRIPE_PUBLISHABLE_KEY', 'must begin with pk_');
  }
  if (webhookSecret?.startsWith('whsec_') !== true) {
    throw read.refusal('STRIPE_WEBHOOK_SECRET', 'must begin with whsec_');
  }
  return { secretKey, publishableKey, webhookSecret, apiHost: readApiHost(read) };
}

function readApiHost(read: EnvironmentReader): URL {
  const apiHost = new URL(read.url('STRIPE_API_HOST', ['https:', 'http:']) ?? 'https://api.stripe.com');
  if (apiHost.protocol === 'http:' && !isLoopbackHost(apiHost.hostname)) {
    throw read.refusal('STRIPE_API_HOST', 'must begin with https:// unless it is this computer');
  }
  return apiHost;
}
