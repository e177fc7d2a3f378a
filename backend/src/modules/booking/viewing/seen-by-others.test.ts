import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { aBookedTrip, aCard, aQuote, ask, cards } from '../../../../testing/a-trip.js';

const modules = join(import.meta.dirname, '../..');

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

  it('say what cancelling costs to the customer, and to the owner what the driver pays', async () => {
    const { customer, owner, admin } = marketplace;
    const car = await marketplace.car({ cancellation_policy: 'moderate' });
    const trip = await aBookedTrip(marketplace, customer, car.uuid, '2026-12-20', '2026-12-22');
    const url = `/reservations/${trip.reservation_uuid}`;
    const read = async (person: Marketplace['customer']) =>
      (await ask(marketplace, person, 'GET', url)).body.cancellation_policy_text;
    assert.match(await read(customer), /After that you pay one day/);
    assert.match(await read(owner), /After that the driver pays one day/);
    assert.equal(await read(admin), await read(customer), 'as the customer read it');
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

  it('find a person however the name is typed, in each list of administrators', async () => {
    const { admin, owner, database } = marketplace;
    const customer = await aSignedInUser(marketplace, {
      fname: 'No\u00adra',
      lname: 'O’Brien',
      user_verification: 'verified',
    });
    const car = await marketplace.car();
    await aBookedTrip(marketplace, customer, car.uuid, '2026-12-20', '2026-12-22');
    await database
      .updateTable('users')
      .set({ lname: 'D’Angelo' })
      .where('uuid', '=', owner.user.uuid)
      .execute();
    const lists = {
      reservations: ['OBrien Nora', 'nora'],
      payments: ['OBrien Nora', 'D’Angelo OBrien'],
      users: ['OBrien, Nora'],
    };
    for (const [list, queries] of Object.entries(lists)) {
      for (const query of queries) {
        const url = `/admin/${list}?query=${encodeURIComponent(query)}`;
        const { body } = await ask<Record<string, unknown[]>>(marketplace, admin, 'GET', url);
        assert.equal(body[list]?.length, 1, `${list}: ${query}`);
      }
    }
  });

  it('fold what is searched by one function', () => {
    const sources = readdirSync(modules, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.repository.ts'))
      .map((file) => ({ file, text: readFileSync(join(modules, file), 'utf8') }));
    assert.ok(sources.length > 40);
    const others = sources.filter(({ text }) => /\bilike\b/.test(text));
    assert.deepEqual(
      others.map(({ file }) => file),
      [],
    );
  });

  it('refuse a NUL in a search', async () => {
    const lists = ['reservations', 'payments', 'payouts', 'users', 'user-verifications', 'car-verifications'];
    for (const list of lists) {
      const { status } = await ask(marketplace, marketplace.admin, 'GET', `/admin/${list}?query=a%00b`);
      assert.equal(status, 400, list);
    }
  });
});
