import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, describe, it } from 'node:test';
import { aPaymentRequest } from '../../../../../testing/stripe-double/a-payment-request.js';
import { startStripeDouble } from '../../../../../testing/stripe-double/start-stripe-double.js';
import { ProviderFault, type PaymentProvider } from '../payment-provider.js';
import { stripeProvider } from './stripe-provider.js';

describe('cards that Stripe keeps', () => {
  let double: Awaited<ReturnType<typeof startStripeDouble>>;
  let provider: PaymentProvider;
  before(async () => {
    double = await startStripeDouble();
    provider = stripeProvider(double.settings);
  });
  after(() => double.stop());

  it('authorizes a deposit off-session on a saved card of the same customer alone', async () => {
    const clara = { userUuid: randomUUID(), name: 'Clara', email: 'clara@example.com' };
    const customerRef = await provider.createCustomer(clara);
    const kept = { keepsMethod: true, customerRef };
    const { savedMethod: ref = '' } = await provider.authorize({ ...aPaymentRequest(), ...kept });
    assert.match(ref, /^pm_/);
    const deposit = {
      ...aPaymentRequest(),
      ...kept,
      isDeposit: true,
      method: { kind: 'saved', ref, isCustomerPresent: false } as const,
    };
    assert.equal((await provider.authorize(deposit)).status, 'authorized');

    const other = await provider.createCustomer({ ...clara, userUuid: randomUUID() });
    const theirs = { ...aPaymentRequest(), customerRef: other, method: deposit.method };
    assert.equal((await provider.authorize(theirs)).status, 'failed', 'a card of another customer');
    await provider.deleteCustomer(customerRef);
    assert.equal(double.intents.cards.saved.size, 0);
  });

  it('saves no card without consent, and none that was declined', async () => {
    const customer = { userUuid: randomUUID(), name: 'Clara', email: 'clara@example.com' };
    const customerRef = await provider.createCustomer(customer);
    assert.equal((await provider.authorize({ ...aPaymentRequest(), customerRef })).savedMethod, undefined);
    const declined = aPaymentRequest('pm_card_chargeDeclined');
    await provider.authorize({ ...declined, customerRef, keepsMethod: true });
    assert.equal(double.intents.cards.saved.size, 0);
  });

  it('fails to authorize off-session on a card that always requires authentication', async () => {
    const customer = { userUuid: randomUUID(), name: 'Clara', email: 'clara@example.com' };
    const kept = { keepsMethod: true, customerRef: await provider.createCustomer(customer) };
    const { ref: paid } = await provider.authorize({
      ...aPaymentRequest('pm_card_authenticationRequired'),
      ...kept,
    });
    double.intents.answerChallenge(paid, true);
    const { savedMethod: ref = '' } = (await provider.retrieve({ ref: paid })) ?? {};
    const deposit = {
      ...aPaymentRequest(),
      ...kept,
      isDeposit: true,
      method: { kind: 'saved', ref, isCustomerPresent: false } as const,
    };
    const said = await provider.authorize(deposit);
    assert.deepEqual([said.status, said.failure?.code], ['failed', 'authentication_required']);
  });

  it('asks the bank’s question when the customer pays with their saved card themselves', async () => {
    const customer = { userUuid: randomUUID(), name: 'Clara', email: 'clara@example.com' };
    const customerRef = await provider.createCustomer(customer);
    const paid = await provider.authorize({
      ...aPaymentRequest('pm_card_authenticationRequired'),
      customerRef,
      keepsMethod: true,
    });
    double.intents.answerChallenge(paid.ref, true);
    const { savedMethod: ref = '' } = (await provider.retrieve({ ref: paid.ref })) ?? {};
    const method = { kind: 'saved', ref, isCustomerPresent: true } as const;
    const again = await provider.authorize({ ...aPaymentRequest(), customerRef, method });
    assert.equal(again.status, 'requires_action');
  });

  it('detaches a saved card, and accepts one that is detached already', async () => {
    const customer = { userUuid: randomUUID(), name: 'Clara', email: 'clara@example.com' };
    const customerRef = await provider.createCustomer(customer);
    const { savedMethod: ref = '' } = await provider.authorize({
      ...aPaymentRequest(),
      customerRef,
      keepsMethod: true,
    });
    await provider.forgetMethod(ref);
    await provider.forgetMethod(ref);
    const method = { kind: 'saved', ref, isCustomerPresent: true } as const;
    assert.equal((await provider.authorize({ ...aPaymentRequest(), customerRef, method })).status, 'failed');
    double.meet('refuses_request');
    await assert.rejects(provider.forgetMethod(ref), ProviderFault);
  });

  it('deletes a customer, and accepts one that is deleted already', async () => {
    const customer = { userUuid: randomUUID(), name: 'Clara', email: 'clara@example.com' };
    const ref = await provider.createCustomer(customer);
    await provider.deleteCustomer(ref);
    await provider.deleteCustomer(ref);
    assert.ok(!double.intents.customers.has(ref));
    double.meet('refuses_request');
    await assert.rejects(provider.deleteCustomer(ref), ProviderFault);
  });
});
