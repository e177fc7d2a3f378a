import type { Static } from 'typebox';
import { refuseSetting } from '../../../../platform/configuration/configuration-error.js';
import { settings, text, url } from '../../../../platform/configuration/setting.js';
import { refuseInsecureAddress } from '../../../../platform/http/refuse-insecure-address.js';
import { isLoopbackHost } from '../../../../platform/http/loopback.js';

/** Of a key as instructions show it, of a test, or one sign again and again. */
const placeholder = /^(?:|…|test_.*|(.)\1{2,})$/;

/** Why a key will not do where money is real, as it follows a setting's name. */
const refuseUnlessLive =
  (...beginnings: readonly string[]) =>
  (key: string): string | undefined =>
    beginnings.some((begin) => key.startsWith(begin) && !placeholder.test(key.slice(begin.length)))
      ? undefined
      : `must be the live one, which begins with ${beginnings.join(' or ')}`;

export const stripeEnvironment = settings('Payments', {
  STRIPE_SECRET_KEY: text('Stripe takes the payments; the embedded test provider without it.', {
    secret: true,
    neededFor: 'payments: the embedded test provider moves no money',
    refuseWhenReal: refuseUnlessLive('sk_live_', 'rk_live_'),
  }),
  STRIPE_PUBLISHABLE_KEY: text('For the page; not secret. Needed with the secret key.', {
    neededFor: 'the fields of a card on the page',
    refuseWhenReal: refuseUnlessLive('pk_live_'),
  }),
  STRIPE_WEBHOOK_SECRET: text('Of the web hook at `/payment-events/stripe`. Needed with the secret key.', {
    secret: true,
    neededFor: 'believing what Stripe tells about payments',
    refuseWhenReal: refuseUnlessLive('whsec_'),
  }),
  STRIPE_CONNECT_WEBHOOK_SECRET: text(
    'Of the second web hook, for events of connected accounts, at the same address. Needed to pay owners through Stripe.',
    { secret: true, refuseWhenReal: refuseUnlessLive('whsec_') },
  ),
  STRIPE_API_HOST: url(['https:', 'http:'], 'Another address than Stripe’s, for tests.', {
    defaultText: '`https://api.stripe.com`',
    refuseWhenReal: refuseInsecureAddress,
  }),
});

/** An account at Stripe, and where its pages send people back to. */
export interface StripeAccount extends StripeSettings {
  /** The app's address, without a slash at its end. */
  appUrl: string;
}

/** An account at Stripe. The secret ones are never logged and never leave this process. */
export interface StripeSettings {
  secretKey: string;
  /** For the page; not secret. */
  publishableKey: string;
  webhookSecret: string;
  /** Of the messages about owners' accounts; none is believed without it. */
  connectWebhookSecret?: string | undefined;
  apiHost: URL;
}

const secretKeyPattern = /^(?:sk|rk)_/;

/**
 * STRIPE_SECRET_KEY and what belongs to it; undefined without it.
 *
 * @throws ConfigurationError naming the variable
 */
export function readStripeSettings(
  environment: Static<typeof stripeEnvironment>,
): StripeSettings | undefined {
  const secretKey = environment.STRIPE_SECRET_KEY;
  const publishableKey = environment.STRIPE_PUBLISHABLE_KEY;
  const webhookSecret = environment.STRIPE_WEBHOOK_SECRET;
  if (secretKey === undefined) {
    // Half a set-up must not look like a working one that takes no money.
    if (publishableKey === undefined && webhookSecret === undefined) return undefined;
    throw refuseSetting('STRIPE_SECRET_KEY', 'is missing beside the other settings of Stripe');
  }
  if (!secretKeyPattern.test(secretKey))
    throw refuseSetting('STRIPE_SECRET_KEY', 'must begin with sk_ or rk_');
  // Taken for the other one, the secret key would be shown to every visitor.
  if (publishableKey?.startsWith('pk_') !== true) {
    throw refuseSetting('STRIPE_PUBLISHABLE_KEY', 'must begin with pk_');
  }
  if (modeOf(publishableKey) !== modeOf(secretKey)) {
    throw refuseSetting('STRIPE_PUBLISHABLE_KEY', 'must be of the mode of STRIPE_SECRET_KEY, live or test');
  }
  if (webhookSecret?.startsWith('whsec_') !== true) {
    throw refuseSetting('STRIPE_WEBHOOK_SECRET', 'must begin with whsec_');
  }
  const connectWebhookSecret = environment.STRIPE_CONNECT_WEBHOOK_SECRET;
  if (connectWebhookSecret?.startsWith('whsec_') === false) {
    throw refuseSetting('STRIPE_CONNECT_WEBHOOK_SECRET', 'must begin with whsec_');
  }
  const apiHost = toApiHost(environment.STRIPE_API_HOST ?? 'https://api.stripe.com');
  return { secretKey, publishableKey, webhookSecret, connectWebhookSecret, apiHost };
}

const modeOf = (key: string) => /^[a-z]+_(live|test)_/.exec(key)?.[1];

function toApiHost(address: string): URL {
  const apiHost = new URL(address);
  if (apiHost.protocol === 'http:' && !isLoopbackHost(apiHost.hostname)) {
    throw refuseSetting('STRIPE_API_HOST', 'must begin with https:// unless it is this computer');
  }
  return apiHost;
}
