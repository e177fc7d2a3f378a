import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { expireHolds } from '../../booking/reservations/expire-reservations.js';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aCard, aQuote, ask, type PaidAnswer } from '../../../../testing/a-trip.js';
import { checkBooks } from '../../../../testing/check-books.js';
import { limitProvider } from '../providers/limit-provider.js';
import { ProviderUnavailable, type PaymentProvider } from '../providers/payment-provider.js';
import { stripeProvider } from '../providers/stripe/stripe-provider.js';
import { reconcilePayments } from './reconcile-payments.js';

/** Nothing listens there. */
const closed = 'http://127.0.0.1:1';

describe('a payment while the bank refuses connections', () => {
  let marketplace: Marketplace;
  let bank: PaymentProvider;
  before(async () => {
    marketplace = await aMarketplace('2026-11-21T09:30:00Z');
    bank = marketplace.deps.payments;
  });
  beforeEach(() => {
    marketplace.setNow('2026-11-21T09:30:00Z');
    const refuse = async () => {
      await fetch(closed);
      throw new Error('Something listens on a port where nothing does');
    };
    const down = { authorize: refuse, capture: refuse, void: refuse, refund: refuse, retrieve: refuse };
    marketplace.deps.payments = limitProvider({ ...bank, ...down }, 5_000);
  });
  after(() => marketplace.close());

  const hold = async () => {
    const car = await marketplace.car();
    const { quote_uuid } = await aQuote(marketplace, car.uuid, '2026-12-01', '2026-12-04');
    return (await ask(marketplace, marketplace.customer, 'POST', '/reservations', { quote_uuid })).body;
  };
  const pay = (uuid: string) =>
    ask<PaidAnswer>(marketplace, marketplace.customer, 'POST', `/reservations/${uuid}/pay`, aCard());
  const read = async (uuid: string) =>
    (await ask(marketplace, marketplace.customer, 'GET', `/reservations/${uuid}`)).body;

  it('blocks a second payment until the bank is back, is then cancelled, and can be repeated', async () => {
    const { reservation_uuid: uuid, total } = await hold();
    const first = await pay(uuid);
    assert.deepEqual(
      [first.status, first.body.payment.status, first.body.reservation.status],
      [200, 'created', 'pending_payment'],
    );
    const again = await pay(uuid);
    assert.deepEqual([again.status, again.body.code], [409, 'PAYMENT_UNDER_WAY']);
    marketplace.setNow('2026-11-21T09:32:00Z');
    // No one can be asked: nothing is decided, and the car stays theirs.
    await reconcilePayments(marketplace.deps);
    assert.equal((await read(uuid)).payments[0]?.status, 'created');

    marketplace.deps.payments = bank;
    marketplace.setNow('2026-11-21T09:33:00Z');
    await reconcilePayments(marketplace.deps);
    const told = (await read(uuid)).payments[0];
    assert.equal(told?.status, 'cancelled');
    assert.match(told.failure?.message ?? '', /haven’t been charged/);
    const { reservation } = (await pay(uuid)).body;
    assert.deepEqual([reservation.status, reservation.paid], ['confirmed', total]);
    await checkBooks(marketplace.database);
  });

  it('keeps the car held until the bank confirms that nothing was charged', async () => {
    const { reservation_uuid: uuid } = await hold();
    await pay(uuid);
    marketplace.setNow('2026-11-21T09:50:00Z');
    await reconcilePayments(marketplace.deps);
    await expireHolds(marketplace.deps);
    assert.equal((await read(uuid)).status, 'pending_payment', 'it may still have been set aside');
    marketplace.deps.payments = bank;
    marketplace.setNow('2026-11-21T09:51:00Z');
    await reconcilePayments(marketplace.deps);
    await expireHolds(marketplace.deps);
    assert.equal((await read(uuid)).status, 'expired');
  });

  it('is unavailable, not declined, with Stripe', async () => {
    const stripe = stripeProvider({
      secretKey: 'sk_test_closed',
      publishableKey: 'pk_test_closed',
      webhookSecret: 'whsec_closed',
      appUrl: 'https://cars.test',
      apiHost: new URL(closed),
    });
    const paymentUuid = randomUUID();
    const request = {
      paymentUuid,
      amountMinor: 1_000,
      currency: 'EUR',
      idempotencyKey: paymentUuid,
      method: { kind: 'provider_method', id: 'pm_card_visa' } as const,
      description: 'Fiat 500',
      statementSuffix: 'T-1',
      returnPath: '/dashboard',
    };
    await assert.rejects(stripe.authorize(request), ProviderUnavailable);
    await assert.rejects(stripe.retrieve({ paymentUuid }), ProviderUnavailable);
  });
});
