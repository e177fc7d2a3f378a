import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aCard, cards } from '../../../../testing/a-trip.js';
import type { AuthorizationRequest, ProviderPayment } from './payment-provider.js';

const start = '2026-11-21T09:30:00Z';

describe('a card that the embedded provider keeps', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace(start);
  });
  beforeEach(() => market.setNow(start));
  after(() => market.close());

  const authorize = async (
    method: AuthorizationRequest['method'],
    facts: Partial<AuthorizationRequest> = {},
  ): Promise<ProviderPayment> =>
    await market.deps.payments.authorize({
      paymentUuid: randomUUID(),
      idempotencyKey: randomUUID(),
      amountMinor: 30_000,
      currency: 'EUR',
      description: '',
      statementSuffix: '',
      returnPath: '',
      method,
      ...facts,
    });
  const pay = async (number: string, keepsMethod = true) =>
    await authorize(aCard(number).method as AuthorizationRequest['method'], { keepsMethod });
  const useAgain = async (ref = '', isCustomerPresent = true) =>
    await authorize({ kind: 'saved', ref, isCustomerPresent });
  const outcomeOf = ({ status, failure }: ProviderPayment) => [status, failure?.code];

  it('is kept with consent alone', async () => {
    assert.equal((await pay(cards.accepted, false)).savedMethod, undefined);
    const { ref } = await pay(cards.accepted, false);
    assert.deepEqual(outcomeOf(await useAgain(ref)), ['failed', 'not_kept']);
    const kept = (await pay(cards.accepted)).savedMethod;
    const again = await useAgain(kept);
    assert.deepEqual([...outcomeOf(again), again.savedMethod], ['authorized', undefined, kept]);
  });

  it('does nothing after it was detached', async () => {
    const kept = (await pay(cards.accepted)).savedMethod ?? '';
    await market.deps.payments.forgetMethod(kept);
    assert.deepEqual(outcomeOf(await useAgain(kept)), ['failed', 'not_kept']);
    assert.deepEqual(outcomeOf(await useAgain(kept, false)), ['failed', 'not_kept']);
  });

  it('may ask for a confirmation, and is declined where no one is there to give it', async () => {
    const { savedMethod: kept, status } = await pay(cards.asksLater);
    assert.equal(status, 'authorized', 'not at first');
    const asked = await useAgain(kept);
    assert.deepEqual(outcomeOf(asked), ['requires_action', undefined]);
    assert.equal((await market.deps.payments.confirm(asked.ref, { approved: true })).status, 'authorized');
    assert.deepEqual(outcomeOf(await useAgain(kept, false)), ['failed', 'authentication_required']);
  });

  it('may be declined later', async () => {
    const { savedMethod: kept, status } = await pay(cards.declinedLater);
    assert.equal(status, 'authorized');
    assert.deepEqual(outcomeOf(await useAgain(kept)), ['failed', 'card_declined']);
  });

  it('holds an amount for seven days, and then nothing of it can be taken', async () => {
    const [one, two] = [await pay(cards.accepted), await pay(cards.accepted)];
    market.setNow('2026-11-28T09:29:59Z');
    assert.equal((await market.deps.payments.retrieve({ ref: one.ref }))?.status, 'authorized');
    assert.equal((await market.deps.payments.capture(one.ref, 30_000, 'in time')).status, 'captured');
    market.setNow('2026-11-28T09:30:00Z');
    assert.equal((await market.deps.payments.retrieve({ ref: two.ref }))?.status, 'voided');
    assert.equal((await market.deps.payments.capture(two.ref, 30_000, 'too late')).status, 'voided');
    assert.deepEqual(await market.deps.payments.listSetAside(new Date('2026-11-28T09:30:00Z')), []);
  });
});
