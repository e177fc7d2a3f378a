import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aBookedTrip, ask, type TripAnswer } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { cancelTrip } from '../../../../testing/cancel-trip.js';

const start = '2026-11-21T09:30:00Z';

describe('POST /reservations/{reservation_uuid}/driver-rating', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace(start);
  });
  after(() => market.close());

  type Person = Marketplace['customer'];
  async function aTrip(driver: Person, day: number) {
    const car = await market.car();
    const on = (offset: number) => `2026-12-${String(day + offset).padStart(2, '0')}`;
    const { reservation_uuid: uuid } = await aBookedTrip(market, driver, car.uuid, on(0), on(2));
    return uuid;
  }
  const complete = async (uuid: string) =>
    await market.database
      .updateTable('reservations')
      .set({ status: 'completed' })
      .where('uuid', '=', uuid)
      .execute();
  const rate = (uuid: string, stars: number, by: Person = market.owner) =>
    ask(market, by, 'POST', `/reservations/${uuid}/driver-rating`, { stars });
  const read = async (uuid: string, by: Person = market.owner) =>
    (await ask(market, by, 'GET', `/reservations/${uuid}`)).body;

  it('shows owners what the driver did before, and neither stars nor history to the driver', async () => {
    const driver = await aSignedInUser(market, { user_verification: 'verified' });
    const [first, second, cancelled, asked] = [
      await aTrip(driver, 1),
      await aTrip(driver, 4),
      await aTrip(driver, 7),
      await aTrip(driver, 10),
    ];
    await complete(first);
    await complete(second);
    await cancelTrip(market, driver, cancelled);
    const unrated = await read(asked);
    assert.deepEqual(
      { ...unrated.driver, member_since: '' },
      { is_verified: true, member_since: '', trips: 2, cancellations: 1, rating: null },
    );

    assert.equal((await read(first)).can.includes('rate_driver'), true);
    const rated = await rate(first, 5);
    assert.deepEqual([rated.status, rated.body.driver_stars], [200, 5]);
    assert.equal(rated.body.can.includes('rate_driver'), false);
    await rate(second, 4);
    assert.deepEqual((await read(asked)).driver?.rating, { average: 4.5, count: 2 });
    const { body } = await ask<{ reservations: TripAnswer[] }>(
      market,
      market.owner,
      'GET',
      '/owner/reservations?when=coming',
    );
    const listed = body.reservations.find(({ reservation_uuid }) => reservation_uuid === asked);
    assert.deepEqual(listed?.driver?.rating, { average: 4.5, count: 2 });

    const own = await read(first, driver);
    assert.deepEqual([own.driver, own.driver_stars], [null, null]);
    assert.equal(own.timeline.length, (await read(first)).timeline.length);
  });

  it('accepts one rating of a completed trip, from its owner alone', async () => {
    const trip = await aTrip(market.customer, 14);
    assert.deepEqual((await rate(trip, 5)).body.code, 'MOVE_NOT_ALLOWED');
    await complete(trip);
    const other = await aSignedInUser(market, { role: 'car_owner', user_verification: 'verified' });
    assert.deepEqual((await rate(trip, 5, other)).body.code, 'RESERVATION_NOT_FOUND');
    const sent = await Promise.all([rate(trip, 2), rate(trip, 2)]);
    assert.deepEqual(sent.map(({ status }) => status).sort(), [200, 409]);
    assert.deepEqual((await rate(trip, 5)).body.code, 'ALREADY_REVIEWED');
    for (const stars of [0, 6, 4.5]) assert.equal((await rate(trip, stars)).status, 400);
  });
});
