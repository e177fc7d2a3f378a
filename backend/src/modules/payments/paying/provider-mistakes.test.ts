import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aQuote, ask, type PaidAnswer } from '../../../../testing/a-trip.js';
import { checkAccounts } from '../../../../testing/check-accounts.js';
import { stripeMarketplace, type StripeMarketplace } from '../../../../testing/stripe-marketplace.js';
import { stripeProvider } from '../providers/stripe/stripe-provider.js';

const start = '2026-11-21T09:30:00Z';

describe('a payment that the provider gets wrong', () => {
  let market: StripeMarketplace;
  before(async () => {
    market = await stripeMarketplace(start);
  });
  beforeEach(() => market.setNow(start));
  after(() => market.close());

  async function pay(paymentMethod = 'pm_card_visa') {
    const car = await market.car();
    const { quote_uuid } = await aQuote(market, car.uuid, '2026-12-01', '2026-12-04');
    const { body: held } = await ask(market, market.customer, 'POST', '/reservations', { quote_uuid });
    const url = `/reservations/${held.reservation_uuid}`;
    const method = { kind: 'provider_method', id: paymentMethod };
    const paid = await ask<PaidAnswer>(market, market.customer, 'POST', `${url}/pay`, { method });
    return { paid, trip: (await ask(market, market.customer, 'GET', url)).body };
  }
  const home = async () => {
    const { body } = await ask<{ administering: { failures: { kind: string }[] } }>(
      ...([market, market.admin, 'GET', '/my/home'] as const),
    );
    return body.administering.failures.map(({ kind }) => kind);
  };

  for (const [what, changes] of [
    ['amount', { amount_received: 1 }],
    ['currency', { currency: 'usd' }],
  ] as const) {
    it(`cancels the trip, refunds in full and notifies administrators when another ${what} was captured`, async () => {
      const { double } = market;
      double.intents.onCapture = (intent) => Object.assign(intent, changes);
      const { paid, trip } = await pay();
      double.intents.onCapture = undefined;
      assert.deepEqual([paid.status, paid.body.code], [422, 'PAYMENT_DECLINED']);
      assert.match(paid.body.message, /our mistake/);
      assert.deepEqual([trip.status, trip.payments[0]?.status], ['cancelled', 'voided']);
      const { payment_uuid } = trip.payments[0]!;
      const { provider_ref } = await market.database
        .selectFrom('payments')
        .select('provider_ref')
        .where('uuid', '=', payment_uuid)
        .executeTakeFirstOrThrow();
      const given = double.refunds.of(provider_ref);
      assert.deepEqual(
        given.map(({ amount }) => amount),
        [double.intents.get(provider_ref ?? '').amount_received],
      );
      assert.equal(await market.tell('refund.created', given[0]!), 200);
      const books = await market.books(trip.reservation_uuid);
      assert.deepEqual([books.adds_up, books.lines_minor], [true, 0]);
      assert.ok((await home()).includes('payment_mismatched'));
      const told = await ask<{ notifications: { kind: string }[] }>(
        ...([market, market.admin, 'GET', '/my/notifications'] as const),
      );
      assert.ok(told.body.notifications.some(({ kind }) => kind === 'payment_mismatched'));
    });
  }

  const settleOwed = async (way: 'repayment' | 'retry', payload?: object) => {
    const working = market.deps.payments;
    const refund: typeof working.refund = (ref, amountMinor, idempotencyKey) =>
      Promise.resolve({ status: 'failed', refundRef: `re_${way}`, ref, amountMinor, idempotencyKey });
    market.deps.payments = { ...working, refund };
    market.double.intents.onCapture = (intent) => Object.assign(intent, { amount_received: 1 });
    const { paid, trip } = await pay();
    market.double.intents.onCapture = undefined;
    market.deps.payments = working;
    assert.match(paid.body.message, /we owe you the whole amount/);
    const { text } = await market.database
      .selectFrom('notifications')
      .select('text')
      .where('kind', '=', 'payment_mismatched')
      .where('text', 'like', '%accept the refund%')
      .executeTakeFirstOrThrow();
    assert.match(text, /Pay €0\.01 back another way/);

    const books = async () => await market.books(trip.reservation_uuid);
    assert.deepEqual([(await books()).adds_up, (await books()).owed_minor], [true, 1]);
    await checkAccounts(market.database);
    assert.ok((await home()).includes('refund_failed'));
    const { refunds } = (await ask(market, market.admin, 'GET', `/reservations/${trip.reservation_uuid}`))
      .body;
    const url = `/admin/refunds/${refunds[0]?.refund_uuid}/${way}`;
    const settled = await ask(market, market.admin, 'POST', url, payload);
    assert.equal(settled.status, 200, JSON.stringify(settled.body));
    assert.deepEqual([(await books()).adds_up, (await books()).owed_minor], [true, 0]);
    await checkAccounts(market.database);
  };

  it('says that the amount is owed when another was captured and the bank does not take it back', () =>
    settleOwed('repayment', { method: 'bank_transfer', reference: 'SEPA 1', payee: 'Clara Customer' }));

  it('has that amount refunded again by an administrator', () => settleOwed('retry'));

  it('answers 503, not a decline, when the provider refuses our request', async () => {
    market.double.meet('refuses_request');
    const { paid, trip } = await pay();
    assert.deepEqual([paid.status, paid.body.code], [503, 'SERVICE_UNAVAILABLE']);
    assert.match(paid.body.message, /^The problem is on our side/);
    const [payment] = trip.payments;
    assert.deepEqual([payment?.status, payment?.failure?.code], ['failed', 'provider_fault']);
    assert.doesNotMatch(payment?.failure?.message ?? '', /declined/);
    assert.ok((await home()).includes('provider_fault'));
  });

  it('answers 503 when the provider does not accept our key', async () => {
    const before = market.deps.payments;
    market.double.meet('refuses_key');
    market.deps.payments = stripeProvider(market.double.settings);
    const { paid } = await pay();
    market.deps.payments = before;
    assert.deepEqual([paid.status, paid.body.code], [503, 'SERVICE_UNAVAILABLE']);
  });

  it('declines a card unknown to the provider without naming a bank', async () => {
    const { paid } = await pay('pm_unknown');
    assert.deepEqual([paid.status, paid.body.code], [422, 'PAYMENT_DECLINED']);
    assert.doesNotMatch(paid.body.message, /bank/);
  });
});
