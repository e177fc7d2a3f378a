import type { IncomingHttpHeaders } from 'node:http';
import { Stripe } from 'stripe';
import { Problem } from '../../../../platform/http/problem.js';
import type { StripeSettings } from './stripe-settings.js';
import type { ProviderEvent } from '../payment-provider.js';

/** What Stripe is asked to tell us; the web hook is set up with these. */
export const stripeEvents = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.canceled',
  'payment_intent.payment_failed',
  'payment_intent.requires_action',
  'payment_intent.succeeded',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'refund.created',
  'refund.updated',
  'refund.failed',
] as const satisfies readonly Stripe.Event['type'][];

/** What Stripe is asked to tell us about owners' accounts; the second web hook is set up with these. */
export const stripeAccountEvents = [
  'account.updated',
  'account.external_account.created',
  'account.external_account.updated',
  'payout.paid',
  'payout.failed',
  'payout.canceled',
  'payout.updated',
] as const satisfies readonly Stripe.Event['type'][];

/**
 * What Stripe's message says, after its signature was checked over the bytes as they came.
 *
 * @throws Problem 400 SIGNATURE_INVALID; a message that is older than five minutes is taken for a replayed one
 */
export function readStripeEvent(
  stripe: Stripe,
  { webhookSecret, connectWebhookSecret }: Pick<StripeSettings, 'webhookSecret' | 'connectWebhookSecret'>,
  rawBody: Buffer,
  headers: IncomingHttpHeaders,
): ProviderEvent {
  const signature = headers['stripe-signature'];
  const event =
    connectWebhookSecret === undefined
      ? verify(stripe, webhookSecret, rawBody, signature)
      : verifyWithEither(stripe, [webhookSecret, connectWebhookSecret], rawBody, signature);
  // Of an owner's account, only what happens to it and to its payouts is ours to know.
  if (event.account !== undefined) {
    const { object: kind, id } = event.data.object as { object?: string; id?: string };
    const of = { ref: undefined, paymentUuid: undefined, accountRef: event.account };
    return { id: event.id, type: event.type, ...of, ...(kind === 'payout' ? { payoutRef: id } : {}) };
  }
  return { id: event.id, type: event.type, ...subjectOf(event.data.object) };
}

function verifyWithEither(
  stripe: Stripe,
  [ours, owners]: readonly [string, string],
  rawBody: Buffer,
  signature: string | string[] | undefined,
): Stripe.Event {
  try {
    return verify(stripe, ours, rawBody, signature);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return verify(stripe, owners, rawBody, signature);
  }
}

function verify(
  stripe: Stripe,
  webhookSecret: string,
  rawBody: Buffer,
  signature: string | string[] | undefined,
): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature ?? '', webhookSecret);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    throw new Problem(400, 'SIGNATURE_INVALID', 'This message is not from Stripe.', { cause: error });
  }
}

/** Charges, refunds and disputes name their payment; other things have none. */
function subjectOf(
  object: Stripe.Event.Data.Object,
): Pick<ProviderEvent, 'ref' | 'paymentUuid' | 'refundRef' | 'disputeRef'> {
  const {
    object: kind,
    id,
    metadata,
    payment_intent,
  } = object as {
    object?: string;
    id?: string;
    metadata?: Record<string, string>;
    payment_intent?: unknown;
  };
  if (kind === 'payment_intent') return { ref: id, paymentUuid: metadata?.['payment_uuid'] };
  return {
    ref: typeof payment_intent === 'string' ? payment_intent : undefined,
    paymentUuid: undefined,
    refundRef: kind === 'refund' ? id : undefined,
    disputeRef: kind === 'dispute' ? id : undefined,
  };
}
