import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../testing/a-marketplace.js';
import { aBookedTrip, ask } from '../testing/a-trip.js';
import { aSignedInUser } from '../testing/a-user.js';
import { callRoutes } from '../testing/call-route.js';

describe('another person’s data', () => {
  let market: Marketplace;
  let theirs: Record<string, string>;
  before(async () => {
    market = await aMarketplace('2026-11-21T09:30:00Z');
    const { customer, owner } = market;
    const car = await market.car({ instant_book: false });
    const trip = await aBookedTrip(market, customer, car.uuid, '2026-12-01', '2026-12-04');
    const uuid = trip.reservation_uuid;
    await ask(market, owner, 'POST', `/reservations/${uuid}/accept`);
    const period = { pick_up: '2026-12-01T10:00', return: '2026-12-05T10:00' };
    const quote = await ask<{ difference: { amount_minor: number } }>(
      market,
      customer,
      'POST',
      `/reservations/${uuid}/change-quotes`,
      period,
    );
    const change = await ask(market, customer, 'POST', `/reservations/${uuid}/changes`, {
      ...period,
      expected_difference_minor: quote.body.difference.amount_minor,
    });
    const sent = await ask<{ thread_uuid: string }>(
      market,
      customer,
      'POST',
      `/reservations/${uuid}/messages`,
      { text: 'Hello' },
    );
    const payment = await market.database.selectFrom('payments').select('uuid').executeTakeFirstOrThrow();
    const template = await ask<{ template_uuid: string }>(market, owner, 'POST', '/my/message-templates', {
      name: 'Keys',
      text: 'Under the mat',
      schedule: null,
    });
    theirs = {
      car_uuid: (await market.car({ verification: 'pending' })).uuid,
      reservation_uuid: uuid,
      change_uuid: change.body.change!.change_uuid,
      thread_uuid: sent.body.thread_uuid,
      payment_uuid: payment.uuid,
      template_uuid: template.body.template_uuid,
      user_uuid: customer.user.uuid,
    };
    for (const [name, value] of Object.entries(theirs)) assert.match(value, /-/, name);
  });
  after(() => market.close());

  it('is answered to strangers as what is not there', async () => {
    const { routes, call } = await callRoutes(market);
    const differing: string[] = [];
    for (const account of [
      { role: 'customer', user_verification: 'verified' },
      { role: 'car_owner', user_verification: 'verified' },
    ] as const) {
      const { headers } = await aSignedInUser(market, account);
      // A price is for all who have its link.
      const named = routes.filter(
        ({ name, path }) => path.includes('_uuid}') && name !== 'GET /quotes/{quote_uuid}',
      );
      for (const route of named) {
        const given = await call(route, headers, theirs);
        const none = await call(route, headers);
        if (given.status !== none.status || given.code !== none.code)
          differing.push(
            `${route.name} for ${account.role}: ${given.status} ${given.code}, not ${none.status} ${none.code}`,
          );
      }
    }
    assert.deepEqual(differing, []);
  });
});
