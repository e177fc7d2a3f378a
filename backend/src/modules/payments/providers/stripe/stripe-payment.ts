import type { Stripe } from 'stripe';
import {
  ProviderUnavailable,
  type PaymentAction,
  type PaymentFailure,
  type ProviderPayment,
} from '../payment-provider.js';

/** Stripe's words for the customer come in the account's language and know nothing of holds; ours do. */
const sentences: Record<string, string> = {
  insufficient_funds: 'There is not enough money on this card. Please try another one.',
  expired_card: 'This card has expired. Please try another one.',
  incorrect_cvc: 'The security code of this card is not right. Please check it and try again.',
  payment_intent_authentication_failure:
    'The payment was not confirmed with your bank. Please try again, or with another card.',
};
/** No bank said no: the card was never tried. */
const notTried = 'The card could not be used. Please try another one.';
const declined = 'Your bank has declined this card. Please try another one.';

/** A payment as Stripe has it, in the words of every provider. Expand `latest_charge`. */
export function toProviderPayment(intent: Stripe.PaymentIntent): ProviderPayment {
  const failure = failureOf(intent);
  const card = cardOf(intent);
  const action = actionOf(intent);
  return {
    ref: intent.id,
    status: statusOf(intent),
    ...(failure === undefined ? {} : { failure }),
    ...(card === undefined ? {} : { card }),
    ...(action === undefined ? {} : { action }),
    ...keptOf(intent),
    ...(intent.status === 'succeeded'
      ? { captured: { amountMinor: intent.amount_received, currency: intent.currency.toUpperCase() } }
      : {}),
  };
}

/** Nothing is set aside, and nothing will be unless a person goes on with it: it must be closed. */
export function isAbandoned({ status }: Stripe.PaymentIntent): boolean {
  return status === 'requires_payment_method' || status === 'requires_confirmation';
}

function statusOf({ id, status, last_payment_error }: Stripe.PaymentIntent): ProviderPayment['status'] {
  switch (status) {
    case 'requires_capture':
      return 'authorized';
    case 'succeeded':
      return 'captured';
    case 'requires_action':
      return 'requires_action';
    case 'canceled':
      return last_payment_error == null ? 'voided' : 'failed';
    case 'requires_payment_method':
    case 'requires_confirmation':
      return 'failed';
    default:
      throw new ProviderUnavailable(`Stripe has not decided on ${id}: it is ${status}`);
  }
}

function failureOf(intent: Stripe.PaymentIntent): PaymentFailure | undefined {
  if (statusOf(intent) !== 'failed') return undefined;
  const { code, decline_code } = intent.last_payment_error ?? {};
  const reason = decline_code ?? code ?? 'not_confirmed';
  return {
    code: reason,
    message: sentences[reason] ?? sentences[code ?? ''] ?? (code === undefined ? notTried : declined),
  };
}

function cardOf({ latest_charge }: Stripe.PaymentIntent): ProviderPayment['card'] {
  if (latest_charge === null || typeof latest_charge === 'string') return undefined;
  const { brand, last4 } = latest_charge.payment_method_details?.card ?? {};
  return brand == null || last4 == null ? undefined : { brand, last4 };
}

/** The card that Stripe keeps for later, and until when the amount can be taken. */
function keptOf({
  payment_method,
  setup_future_usage,
  latest_charge,
}: Stripe.PaymentIntent): Pick<ProviderPayment, 'savedMethod' | 'authorizedUntil'> {
  const until =
    typeof latest_charge === 'object'
      ? latest_charge?.payment_method_details?.card?.capture_before
      : undefined;
  const isKept = setup_future_usage === 'off_session' && typeof payment_method === 'string';
  return {
    ...(isKept ? { savedMethod: payment_method } : {}),
    ...(until == null ? {} : { authorizedUntil: new Date(until * 1000) }),
  };
}

function actionOf({ status, client_secret }: Stripe.PaymentIntent): PaymentAction | undefined {
  if (status !== 'requires_action' || client_secret === null) return undefined;
  return { kind: 'stripe', client_secret };
}
