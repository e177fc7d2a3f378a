import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, aCard, aQuote, ask, cards } from '../../../../testing/a-trip.js';

describe('trip details and lists', () => {
  let marketplace: Marketplace;
  before(async () => {
    marketplace = await aMarketplace('2026-11-21T09:30:00Z');
  });
  after(() => marketplace.close());

  it('hide the customer’s cards and declines from the owner', async () => {
    const { customer, owner, admin } = marketplace;
    const car = await marketplace.car();
    const { quote_uuid } = await aQuote(marketplace, car.uuid, '2026-12-01', '2026-12-04');
    const { body } = await ask(marketplace, customer, 'POST', '/reservations', { quote_uuid });
    const url = `/reservations/${body.reservation_uuid}`;
    for (const [minute, card] of [cards.poor, cards.accepted].entries()) {
      marketplace.setNow(`2026-11-21T09:3${minute}:00Z`);
      await ask(marketplace, customer, 'POST', `${url}/pay`, aCard(card));
    }
    const seen = await Promise.all(
      [customer, owner, admin].map(async (person) => {
        const { payments, timeline } = (await ask(marketplace, person, 'GET', url)).body;
        return [
          payments.map(({ card, failure }) => [card?.last4, failure?.code]),
          timeline.some(({ what, note }) => what.includes('could not be paid') || note !== undefined),
        ];
      }),
    );
    const all = [
      ['9995', 'insufficient_funds'],
      ['4242', undefined],
    ];
    assert.deepEqual(seen, [
      [all, true],
      [[[undefined, undefined]], false],
      [all, true],
    ]);
  });

  it('refuse the cursor of another list', async () => {
    const { customer } = marketplace;
    for (const [pickUp, returned] of [
      ['2026-12-10', '2026-12-11'],
      ['2026-12-12', '2026-12-13'],
    ] as const) {
      const car = await marketplace.car();
      await aBookedTrip(marketplace, customer, car.uuid, pickUp, returned);
    }
    const list = async (path: string) =>
      await ask<{ next_cursor: string | null }>(marketplace, customer, 'GET', path);
    const { next_cursor } = (await list('/my/notifications?limit=1')).body;
    assert.equal((await list(`/my/notifications?limit=1&cursor=${next_cursor}`)).status, 200);
    const { status, body } = await list(`/my/payments?limit=1&cursor=${next_cursor}`);
    assert.deepEqual([status, (body as Partial<{ code: string }>).code], [400, 'VALIDATION_FAILED']);
  });

  it('refuse a NUL in a search', async () => {
    const lists = ['reservations', 'payments', 'payouts', 'users', 'user-verifications', 'car-verifications'];
    for (const list of lists) {
      const { status } = await ask(marketplace, marketplace.admin, 'GET', `/admin/${list}?query=a%00b`);
      assert.equal(status, 400, list);
    }
  });
});
