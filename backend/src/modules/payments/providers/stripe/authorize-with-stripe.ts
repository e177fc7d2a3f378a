import type { Stripe } from 'stripe';
import { Problem } from '../../../../platform/http/problem.js';
import { ProviderFault, type AuthorizationRequest, type ProviderPayment } from '../payment-provider.js';
import { requireSameDigits } from './stripe-currencies.js';
import { closeIfAbandoned } from './close-abandoned.js';
import { askStripe, isCardError, isRefusal } from './stripe-client.js';
import { isAbandoned, toProviderPayment } from './stripe-payment.js';

const expand = ['latest_charge'];

/**
 * Asks the customer's bank to set the amount aside, in two calls: the payment is known by its name before any bank is
 * asked, so that whatever happens after can be found again.
 *
 * @throws Problem 422 PAYMENT_METHOD_NOT_ALLOWED for card data, which must not come here
 */
export async function authorizeWithStripe(
  stripe: Stripe,
  appUrl: string,
  request: AuthorizationRequest,
): Promise<ProviderPayment> {
  const { paymentUuid, amountMinor, currency, method, idempotencyKey, description } = request;
  requireSameDigits(currency);
  if (method.kind === 'card') {
    throw new Problem(422, 'PAYMENT_METHOD_NOT_ALLOWED', 'Card data goes to Stripe, not to us.');
  }
  const { id } = await refusedIsOurs(() =>
    stripe.paymentIntents.create(
      {
        amount: amountMinor,
        currency: currency.toLowerCase(),
        capture_method: 'manual',
        allowed_payment_method_types: ['card'],
        description,
        // Of a card the name in front is the account's own; what follows it is ours to say.
        statement_descriptor_suffix: request.statementSuffix,
        ...(request.customerRef === undefined ? {} : { customer: request.customerRef }),
        ...(request.receiptEmail === undefined ? {} : { receipt_email: request.receiptEmail }),
        // A deposit is set aside on the same card later, for as long as the card allows.
        ...(request.keepsMethod === true && request.customerRef !== undefined
          ? { setup_future_usage: 'off_session' as const }
          : {}),
        ...(request.isDeposit === true
          ? { payment_method_options: { card: { request_extended_authorization: 'if_available' as const } } }
          : {}),
        metadata: { payment_uuid: paymentUuid },
      },
      { idempotencyKey },
    ),
  );
  const confirmed = await askStripe(async () => {
    try {
      return await stripe.paymentIntents.confirm(
        id,
        // A bank may answer with a page of its own instead of a dialog in ours.
        {
          ...(method.kind === 'saved'
            ? { payment_method: method.ref, ...(method.isCustomerPresent ? {} : { off_session: true }) }
            : toMethod(method.id)),
          return_url: `${appUrl}/#${request.returnPath}`,
          expand,
        },
        { idempotencyKey: `${idempotencyKey}:confirm` },
      );
    } catch (error) {
      // A bank's no, or a method that is not there: the payment itself says which.
      if (!isCardError(error) && !isRefusal(error)) throw error;
      const intent = await stripe.paymentIntents.retrieve(id, { expand });
      const isOurs = isAbandoned(intent) && intent.last_payment_error === null && !isOfMethod(error);
      if (isOurs) throw new ProviderFault('Stripe refused a confirmation', { cause: error });
      return intent;
    }
  });
  return toProviderPayment(await closeIfAbandoned(stripe, confirmed));
}

/** Runs a call that depends on us alone: what Stripe refuses is a mistake of ours. */
async function refusedIsOurs<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await askStripe(call);
  } catch (error) {
    if (isRefusal(error)) throw new ProviderFault('Stripe refused a payment', { cause: error });
    throw error;
  }
}

/** The page's name for the card means nothing to Stripe. */
function isOfMethod(error: unknown): boolean {
  const { code, param } = error as { code?: string; param?: string };
  return code === 'resource_missing' || param === 'payment_method' || param === 'confirmation_token';
}

/** What the page made of the card: a payment method, or a confirmation token of the Payment Element. */
function toMethod(id: string): { confirmation_token: string } | { payment_method: string } {
  return id.startsWith('ctoken_') ? { confirmation_token: id } : { payment_method: id };
}
