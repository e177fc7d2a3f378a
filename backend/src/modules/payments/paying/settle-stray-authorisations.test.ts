import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aCard, ask, aQuote, cards, type PaidAnswer } from '../../../../testing/a-trip.js';
import { checkSetAside } from '../../../../testing/check-set-aside.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { stripeMarketplace } from '../../../../testing/stripe-marketplace.js';
import { reconcileCash } from '../../books/reconciliation/reconcile-cash.js';
import type { AuthorizationRequest } from '../providers/payment-provider.js';
import { settleStrayAuthorisations } from './settle-stray-authorisations.js';

const start = '2026-11-21T09:30:00Z';
const later = '2026-11-21T11:00:00Z';

describe('an amount that is set aside', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace(start);
  });
  beforeEach(async () => {
    market.setNow(start);
    market.customer = await aSignedInUser(market, { user_verification: 'verified' });
  });
  after(() => market.close());

  const intents = async (paymentUuid: string) =>
    (
      await market.database
        .selectFrom('test_provider_intents')
        .select(['status', 'idempotency_key'])
        .where('payment_uuid', '=', paymentUuid)
        .orderBy('idempotency_key')
        .execute()
    ).map(({ status, idempotency_key: key }): [string, string] => [key.split(':').at(-1) ?? '', status]);
  const differences = async () => {
    await reconcileCash(market.deps);
    return (
      await ask<{ differences: { subject: string; provider: { amount_minor: number } }[] }>(
        ...([market, market.admin, 'GET', '/admin/ledger/unexplained'] as const),
      )
    ).body.differences;
  };
  /** The bank is asked with another key than before: it sets the amount aside once more. */
  const askTwice = async (paymentUuid: string): Promise<void> => {
    const first = await market.database
      .selectFrom('test_provider_intents')
      .selectAll()
      .where('payment_uuid', '=', paymentUuid)
      .executeTakeFirstOrThrow();
    const method = aCard().method as AuthorizationRequest['method'];
    const request = {
      paymentUuid,
      method,
      idempotencyKey: `${paymentUuid}:second`,
      amountMinor: first.amount_minor,
    };
    const words = { currency: first.currency, description: '', statementSuffix: '', returnPath: '' };
    await market.deps.payments.authorize({ ...request, ...words });
  };

  /** A request whose amount waits for the owner's answer. */
  const aPaymentThatWaits = async () => {
    const car = await market.car({ instant_book: false });
    const { quote_uuid } = await aQuote(market, car.uuid, '2026-12-01', '2026-12-04');
    const { body: held } = await ask(market, market.customer, 'POST', '/reservations', { quote_uuid });
    const url = `/reservations/${held.reservation_uuid}/pay`;
    const { body } = await ask<PaidAnswer>(market, market.customer, 'POST', url, aCard());
    return body.payment.payment_uuid;
  };

  it('once more for the same payment is found and released once, and the payment stays', async () => {
    const uuid = await aPaymentThatWaits();
    await askTwice(uuid);
    await assert.rejects(checkSetAside(market.database), /no payment knows of/);
    await settleStrayAuthorisations(market.deps);
    assert.equal((await intents(uuid)).filter(([, status]) => status === 'authorized').length, 2, 'not yet');
    market.setNow(later);
    for (let time = 0; time < 2; time += 1) await settleStrayAuthorisations(market.deps);
    assert.deepEqual(
      new Map(await intents(uuid)),
      new Map([
        [`authorize-${uuid}`, 'authorized'],
        ['second', 'voided'],
      ]),
    );
    const noted = await market.database
      .selectFrom('audit_log')
      .select('subject_uuid')
      .where('action', '=', 'payment.stray_released')
      .execute();
    assert.deepEqual(noted, [{ subject_uuid: uuid }]);
    assert.deepEqual(await differences(), []);
  });

  it('of a payment that was let go of here alone is released', async () => {
    const uuid = await aPaymentThatWaits();
    const givenUp = { status: 'failed' } as const;
    await market.database.updateTable('payments').set(givenUp).where('uuid', '=', uuid).execute();
    market.setNow(later);
    await settleStrayAuthorisations(market.deps);
    assert.deepEqual(await intents(uuid), [[`authorize-${uuid}`, 'voided']]);
  });

  it('of no payment of ours is shown to administrators, untouched, until it is gone', async () => {
    await market.deps.payments.authorize({
      paymentUuid: market.admin.user.uuid,
      amountMinor: 30_000,
      currency: 'EUR',
      method: aCard(cards.accepted).method as AuthorizationRequest['method'],
      idempotencyKey: 'by hand',
      description: '',
      statementSuffix: '',
      returnPath: '',
    });
    market.setNow(later);
    await settleStrayAuthorisations(market.deps);
    const [shown, ...others] = await differences();
    assert.deepEqual([shown?.provider.amount_minor, others], [30_000, []]);
    assert.match(shown?.subject ?? '', /^test test_/);
    const ref = shown?.subject.split(' ')[1] ?? '';
    assert.equal((await market.deps.payments.retrieve({ ref }))?.status, 'authorized');
    await market.deps.payments.void(ref, 'by hand');
    await settleStrayAuthorisations(market.deps);
    assert.deepEqual(await differences(), []);
  });

  it('at Stripe is found by its search', async () => {
    const stripe = await stripeMarketplace(start);
    try {
      const { ref, paymentUuid } = await stripe.paidTrip();
      const second = stripe.double.intents.create(
        new URLSearchParams({
          amount: '30000',
          currency: 'eur',
          capture_method: 'manual',
          'metadata[payment_uuid]': paymentUuid,
        }),
      );
      second.status = 'requires_capture';
      second.created = Date.parse(start) / 1000;
      stripe.setNow(later);
      await settleStrayAuthorisations(stripe.deps);
      assert.equal(stripe.double.intents.get(second.id).status, 'canceled');
      assert.equal(stripe.double.intents.get(ref).status, 'succeeded');
    } finally {
      await stripe.close();
    }
  });
});
