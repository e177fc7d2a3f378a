import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { readSettings } from '../../../../platform/configuration/read-settings.js';
import { aPaymentRequest } from '../../../../../testing/stripe-double/a-payment-request.js';
import { startStripeDouble } from '../../../../../testing/stripe-double/start-stripe-double.js';
import { minorDigits } from '../../../../platform/money/money.js';
import {
  ProviderFault,
  ProviderUnavailable,
  type PaymentMethod,
  type PaymentProvider,
} from '../payment-provider.js';
import { zeroDecimalCurrencies } from './stripe-currencies.js';
import { stripeProvider } from './stripe-provider.js';
import { readStripeSettings, stripeEnvironment } from './stripe-settings.js';

describe('the Stripe provider', () => {
  let double: Awaited<ReturnType<typeof startStripeDouble>>;
  let provider: PaymentProvider;
  before(async () => {
    double = await startStripeDouble();
    provider = stripeProvider(double.settings);
  });
  after(() => double.stop());

  it('authorizes the amount first, and captures it later', async () => {
    const payment = await provider.authorize(aPaymentRequest());
    assert.deepEqual([payment.status, payment.card], ['authorized', { brand: 'visa', last4: '4242' }]);
    const intent = double.intents.get(payment.ref);
    assert.deepEqual([intent.amount, intent.currency, intent.capture_method], [26_320, 'eur', 'manual']);
    assert.equal(intent.amount_received, 0);

    assert.equal((await provider.capture(payment.ref, 26_320, 'capture:1')).status, 'captured');
    assert.equal(intent.amount_received, 26_320);
    assert.equal((await provider.retrieve({ ref: payment.ref }))?.status, 'captured');
  });

  it('sends the statement suffix, the description, the receipt address and the customer', async () => {
    const customer = { userUuid: randomUUID(), name: 'Clara Costa', email: 'clara@demo.test' };
    const customerRef = await provider.createCustomer(customer);
    assert.equal(await provider.createCustomer(customer), customerRef, 'one customer, however often');
    const request = { ...aPaymentRequest(), customerRef, receiptEmail: customer.email };
    const {
      customer: of,
      receipt_email,
      ...intent
    } = double.intents.get((await provider.authorize(request)).ref);
    assert.deepEqual([of, receipt_email], [customerRef, customer.email]);
    assert.deepEqual(
      [intent.statement_descriptor_suffix, intent.description],
      ['T-1A2B3C4D', 'Fiat 500, 3 days'],
    );
  });

  it('returns the customer from their bank’s page to the trip', async () => {
    const { ref } = await provider.authorize(aPaymentRequest('pm_card_authenticationRequired'));
    const { next_action } = double.intents.get(ref);
    const comesBackTo = 'https://cars.test/#/dashboard/customer-reservations/1';
    assert.equal(next_action?.redirect_to_url.return_url, comesBackTo);
  });

  it('reports an expired authorization as voided, and does not capture it', async () => {
    const { ref } = await provider.authorize(aPaymentRequest());
    double.intents.expire(ref);
    assert.equal((await provider.capture(ref, 26_320, 'capture:expired')).status, 'voided');
    assert.equal((await provider.retrieve({ ref }))?.status, 'voided');
  });

  it('reports an amount below Stripe’s minimum as a provider fault', async () => {
    assert.equal(provider.minimumMinor('EUR'), 50);
    await assert.rejects(provider.authorize({ ...aPaymentRequest(), amountMinor: 49 }), ProviderFault);
    assert.equal((await provider.authorize({ ...aPaymentRequest(), amountMinor: 50 })).status, 'authorized');
  });

  it('sends yen without decimals, and refuses currencies with other digits than Stripe’s', async () => {
    const yen = { ...aPaymentRequest(), amountMinor: 9_000, currency: 'JPY' };
    assert.equal(double.intents.get((await provider.authorize(yen)).ref).amount, 9_000);
    // Stripe counts whole ariary, which ISO 4217 divides.
    const same = [...zeroDecimalCurrencies].filter((currency) => currency !== 'MGA');
    for (const currency of same) assert.equal(minorDigits(currency), 0, currency);
    const before = double.calls.length;
    for (const currency of ['ISK', 'UGX', 'KWD', 'MGA']) {
      await assert.rejects(provider.authorize({ ...aPaymentRequest(), currency }), ProviderFault);
    }
    assert.equal(double.calls.length, before);
  });

  it('accepts a confirmation token of the Payment Element', async () => {
    assert.equal((await provider.authorize(aPaymentRequest('ctoken_card_visa'))).status, 'authorized');
  });

  it('authorizes once and captures once when a request is repeated', async () => {
    const request = aPaymentRequest();
    const [first, second] = [await provider.authorize(request), await provider.authorize(request)];
    assert.equal(first.ref, second.ref);
    const count = [...double.intents.all.values()].filter(
      ({ metadata }) => metadata['payment_uuid'] === request.paymentUuid,
    ).length;
    assert.equal(count, 1);
    await provider.capture(first.ref, 26_320, 'capture:2');
    assert.equal((await provider.capture(first.ref, 26_320, 'capture:2')).status, 'captured');
    assert.equal((await provider.capture(first.ref, 26_320, 'a key that expired')).status, 'captured');
  });

  it('voids an authorization, also when repeated', async () => {
    const { ref } = await provider.authorize(aPaymentRequest());
    assert.equal((await provider.void(ref, 'void:1')).status, 'voided');
    assert.equal((await provider.void(ref, 'void:1 again')).status, 'voided');
    assert.equal((await provider.capture(ref, 26_320, 'capture:late')).status, 'voided');
  });

  const declined: [string, string, RegExp][] = [
    ['pm_card_chargeDeclined', 'generic_decline', /declined/],
    ['pm_card_chargeDeclinedInsufficientFunds', 'insufficient_funds', /not enough money/],
    ['pm_nobody_knows', 'not_confirmed', /another one/],
  ];
  for (const [method, code, sentence] of declined) {
    it(`explains the decline of ${method}, and cancels its payment intent`, async () => {
      const { status, failure, ref } = await provider.authorize(aPaymentRequest(method));
      assert.deepEqual([status, failure?.code], ['failed', code]);
      assert.match(failure?.message ?? '', sentence);
      assert.equal(double.intents.get(ref).status, 'canceled');
    });
  }

  it('waits for the customer’s authentication, and continues by its result', async () => {
    const approved = await provider.authorize(aPaymentRequest('pm_card_authenticationRequired'));
    assert.equal(approved.status, 'requires_action');
    assert.equal(approved.action?.kind, 'stripe');
    assert.equal((await provider.confirm(approved.ref, {})).status, 'requires_action', 'not before they did');
    double.intents.answerChallenge(approved.ref, true);
    assert.equal((await provider.confirm(approved.ref, {})).status, 'authorized');

    const refused = await provider.authorize(aPaymentRequest('pm_card_authenticationRequired'));
    double.intents.answerChallenge(refused.ref, false);
    const { status, failure } = await provider.confirm(refused.ref, {});
    assert.equal(status, 'failed');
    assert.match(failure?.message ?? '', /not confirmed with your bank/);
    // The page could otherwise go on with another card on a payment that we have given up.
    assert.equal(double.intents.get(refused.ref).status, 'canceled');
    assert.equal((await provider.retrieve({ ref: refused.ref }))?.status, 'failed');
  });

  it('refunds in parts, each part once, and never more than was captured', async () => {
    const { ref } = await provider.authorize(aPaymentRequest());
    await provider.capture(ref, 26_320, 'capture:3');
    const first = await provider.refund(ref, 10_000, 'refund:1');
    assert.equal(first.status, 'succeeded');
    assert.deepEqual(await provider.refund(ref, 10_000, 'refund:1'), first);
    await provider.refund(ref, 16_320, 'refund:2');
    assert.equal((await provider.refund(ref, 1, 'refund:3')).status, 'failed');
    assert.equal(double.refunds.of(ref).length, 2);
    double.forgetKeys();
    assert.deepEqual(await provider.refund(ref, 10_000, 'refund:1'), first, 'the day after');
  });

  it('retries when Stripe is down for a moment or its answer is lost', async () => {
    double.meet('is_down');
    assert.equal((await provider.authorize(aPaymentRequest())).status, 'authorized');
    const request = aPaymentRequest();
    double.meet('loses_answer');
    const { ref } = await provider.authorize(request);
    double.meet('loses_answer');
    assert.equal((await provider.capture(ref, 26_320, 'capture:4')).status, 'captured');
  });

  it('reports an unknown outcome when Stripe is silent, and finds the payment afterwards', async () => {
    const request = aPaymentRequest();
    double.meet('loses_answer', 'is_down');
    await assert.rejects(provider.authorize(request), ProviderUnavailable);
    // Made, but no bank was asked: it is closed, and the customer may try again.
    assert.equal((await provider.retrieve({ paymentUuid: request.paymentUuid }))?.status, 'failed');
    double.letSearchLag();
    const found = await provider.retrieve({ paymentUuid: request.paymentUuid });
    assert.equal(double.intents.get(found?.ref ?? '').status, 'canceled');
    assert.equal(await provider.retrieve({ paymentUuid: randomUUID() }), undefined);
    assert.equal(await provider.retrieve({ ref: 'pi_unknown' }), undefined);
  });

  it('accepts events with Stripe’s recent signature alone', async () => {
    const request = aPaymentRequest();
    const { ref } = await provider.authorize(request);
    const about = double.eventAbout('payment_intent.amount_capturable_updated', double.intents.get(ref));
    assert.deepEqual(await provider.readEvent(about.rawBody, about.headers), {
      id: about.id,
      type: 'payment_intent.amount_capturable_updated',
      ref,
      paymentUuid: request.paymentUuid,
    });
    const refund = double.eventAbout('charge.refunded', {
      object: 'charge',
      id: 'ch_1',
      payment_intent: ref,
    });
    assert.equal((await provider.readEvent(refund.rawBody, refund.headers)).ref, ref);

    const isRefused = { status: 400, code: 'SIGNATURE_INVALID' };
    const changed = Buffer.from(about.rawBody.toString().replace('26320', '1'));
    await assert.rejects(provider.readEvent(changed, about.headers), isRefused);
    await assert.rejects(provider.readEvent(about.rawBody, {}), isRefused);
    const forged = double.eventAbout('x', {}, { secret: 'whsec_other' });
    await assert.rejects(provider.readEvent(forged.rawBody, forged.headers), isRefused);
    const old = double.eventAbout('x', {}, { at: Date.now() - 3_600_000 });
    await assert.rejects(provider.readEvent(old.rawBody, old.headers), isRefused);
  });

  it('refuses card data, and publishes no secret', async () => {
    const card: PaymentMethod = {
      kind: 'card',
      number: '4242424242424242',
      expiry_month: 12,
      expiry_year: 2030,
      cvc: '123',
      holder: 'Clara',
    };
    const before = double.calls.length;
    await assert.rejects(provider.authorize({ ...aPaymentRequest(), method: card }), { status: 422 });
    assert.equal(double.calls.length, before);
    assert.deepEqual(provider.publicSettings(), { provider: 'stripe', publishable_key: 'pk_test_double' });
  });
});

describe('the settings of Stripe', () => {
  const complete = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const settingsOf = (environment: NodeJS.ProcessEnv) =>
    readStripeSettings(readSettings(stripeEnvironment, environment));

  it('are either all set or none', () => {
    assert.equal(settingsOf({}), undefined);
    assert.equal(settingsOf(complete)?.apiHost.href, 'https://api.stripe.com/');
    for (const name of Object.keys(complete)) {
      assert.throws(() => settingsOf({ ...complete, [name]: '' }), new RegExp(name));
    }
  });

  it('refuse a secret key as the publishable one, keys of two modes, and an unencrypted remote host', () => {
    assert.throws(() => settingsOf({ ...complete, STRIPE_PUBLISHABLE_KEY: 'sk_test_1' }), /begin with pk_/);
    const mixed = { ...complete, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
    assert.throws(
      () => settingsOf(mixed),
      /STRIPE_PUBLISHABLE_KEY: must be of the mode of STRIPE_SECRET_KEY/,
    );
    assert.throws(() => settingsOf({ ...complete, STRIPE_API_HOST: 'http://stripe.example' }), /https/);
    const local = settingsOf({ ...complete, STRIPE_API_HOST: 'http://127.0.0.1:12111' });
    assert.equal(local?.apiHost.port, '12111');
  });
});
