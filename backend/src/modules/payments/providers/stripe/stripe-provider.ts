import type { Stripe } from 'stripe';
import { holderKey } from '../account-holder.js';
import { chargeMinimumMinor } from '../charge-minimums.js';
import {
  ProviderFault,
  type PaymentProvider,
  type ProviderCustomer,
  type ProviderPayment,
} from '../payment-provider.js';
import { authorizeWithStripe } from './authorize-with-stripe.js';
import { listStripeTransactions } from './stripe-transactions.js';
import { closeIfAbandoned } from './close-abandoned.js';
import { findByPaymentUuid, findByRef, listStripeSetAside } from './find-stripe-payment.js';
import { readStripeEvent } from './read-stripe-event.js';
import { listStripeRefunds, refundWithStripe, retrieveStripeRefund } from './refund-with-stripe.js';
import { askStripe, createStripeClient, isRefusal } from './stripe-client.js';
import { answerStripeDispute } from './answer-stripe-dispute.js';
import { retrieveStripeDispute } from './stripe-dispute.js';
import { toProviderPayment } from './stripe-payment.js';
import { stripeTransfers } from './stripe-transfers.js';
import type { StripeAccount } from './stripe-settings.js';

const expand = ['latest_charge'];

/** Payments through Stripe. The page gives card data to Stripe alone and sends us Stripe's name for it. */
export function stripeProvider(settings: StripeAccount): PaymentProvider {
  const stripe = createStripeClient(settings);
  /** A move that Stripe refuses has often been made before: what counts is where the payment is now. */
  const move = async (ref: string, call: () => Promise<Stripe.PaymentIntent>): Promise<ProviderPayment> =>
    toProviderPayment(
      await askStripe(async () => {
        try {
          return await call();
        } catch (error) {
          if (!isRefusal(error)) throw error;
          return await stripe.paymentIntents.retrieve(ref, { expand });
        }
      }),
    );
  const read = async (intent: Stripe.PaymentIntent | undefined): Promise<ProviderPayment | undefined> =>
    intent === undefined ? undefined : toProviderPayment(await closeIfAbandoned(stripe, intent));

  return {
    name: 'stripe',
    transfers: stripeTransfers(stripe, settings.appUrl),
    keepsCustomers: true,
    createCustomer: (customer) => createStripeCustomer(stripe, customer),
    deleteCustomer: (ref) => unlessGone('Stripe did not delete a customer', () => stripe.customers.del(ref)),
    forgetMethod: (ref) =>
      unlessGone('Stripe did not detach a card', () => stripe.paymentMethods.detach(ref)),
    authorize: (request) => authorizeWithStripe(stripe, settings.appUrl, request),
    confirm: async (ref) => {
      // The page has gone through the bank's confirmation; what came of it Stripe knows.
      const payment = await read(await findByRef(stripe, ref));
      if (payment === undefined) throw new Error(`Stripe does not know ${ref}`);
      return payment;
    },
    retrieve: async (by) =>
      await read(
        'ref' in by ? await findByRef(stripe, by.ref) : await findByPaymentUuid(stripe, by.paymentUuid),
      ),
    listSetAside: (before) => listStripeSetAside(stripe, before),
    capture: (ref, amountMinor, idempotencyKey) =>
      move(ref, () =>
        stripe.paymentIntents.capture(ref, { amount_to_capture: amountMinor, expand }, { idempotencyKey }),
      ),
    void: (ref, idempotencyKey) =>
      move(ref, () => stripe.paymentIntents.cancel(ref, { expand }, { idempotencyKey })),
    refund: (ref, amountMinor, idempotencyKey) => refundWithStripe(stripe, ref, amountMinor, idempotencyKey),
    retrieveRefund: (refundRef) => retrieveStripeRefund(stripe, refundRef),
    listRefunds: (ref) => listStripeRefunds(stripe, ref),
    retrieveDispute: (disputeRef) => retrieveStripeDispute(stripe, disputeRef),
    answerDispute: (disputeRef, evidence, idempotencyKey) =>
      answerStripeDispute(stripe, disputeRef, evidence, idempotencyKey),
    listTransactions: (page) => listStripeTransactions(stripe, page),
    readEvent: (rawBody, headers) =>
      Promise.resolve().then(() => readStripeEvent(stripe, settings, rawBody, headers)),
    minimumMinor: chargeMinimumMinor,
    publicSettings: () => ({ provider: 'stripe', publishable_key: settings.publishableKey }),
  };
}

/** Writes a customer down at Stripe: their payments, receipts and disputes stand together there. */
async function createStripeCustomer(stripe: Stripe, customer: ProviderCustomer): Promise<string> {
  const { userUuid, name, email } = customer;
  const metadata = { user_uuid: userUuid };
  const { id } = await askStripe(() =>
    stripe.customers.create({ name, email, metadata }, { idempotencyKey: `customer-${holderKey(customer)}` }),
  );
  return id;
}

/**
 * Removes what Stripe keeps: a customer, with their saved cards, or one card. What is gone already is no error.
 *
 * @param failed what did not happen
 * @throws ProviderFault when Stripe refuses for another reason
 */
async function unlessGone(failed: string, remove: () => Promise<unknown>): Promise<void> {
  await askStripe(async () => {
    try {
      await remove();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const { code, message } = error as Stripe.errors.StripeError;
      // A card that was detached is still known there, without its customer.
      if (code === 'resource_missing' || message.includes('not attached to a customer')) return;
      throw new ProviderFault(failed, { cause: error });
    }
  });
}
