import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aCar } from '../../../../testing/a-car.js';
import { aUser } from '../../../../testing/a-user.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import type { EarningsBody } from './earnings.schemas.js';

describe('what an owner would earn', () => {
  let testApp: TestApp;
  before(async () => {
    testApp = await startTestApp();
  });
  after(() => testApp.close());

  const ask = async (query: string) => {
    const answer = await testApp.app.inject({ url: `/hosting/earnings?${query}` });
    return { status: answer.statusCode, body: answer.json<EarningsBody & { fields?: object }>() };
  };
  const euros = (of: { amount_minor: number; currency: string }) => {
    assert.equal(of.currency, 'EUR');
    return of.amount_minor / 100;
  };

  it('is what trips are priced with: lines that add up, discounts from 7 and 30 days on', async () => {
    const { body } = await ask(
      'place=lisbon&daily_price_minor=3000&weekly_discount_bps=1000&monthly_discount_bps=2000',
    );
    assert.equal(body.commission_bps, 1500);
    const trips = body.trips.map((trip) => [
      trip.days,
      ...[trip.rental, trip.commission, trip.payout, trip.fee, trip.tax, trip.total].map(euros),
    ]);
    assert.deepEqual(trips, [
      [1, 30, 4.5, 25.5, 2.4, 7.45, 39.85],
      [3, 90, 13.5, 76.5, 7.2, 22.36, 119.56],
      [7, 189, 28.35, 160.65, 15.12, 46.95, 251.07],
      [30, 720, 108, 612, 57.6, 178.85, 956.45],
    ]);
    const [, , week] = body.trips;
    assert.deepEqual([week!.payout_per_day, week!.total_per_day].map(euros), [22.95, 35.87]);
  });

  it('says what similar public cars ask, once there are three, and works with the middle of it', async () => {
    const owner = await aUser(testApp, { role: 'car_owner', user_verification: 'verified' });
    const list = (daily_price_minor: number, overrides: object = {}) =>
      aCar(testApp, owner.uuid, { place_slug: 'porto', type: 'suv', daily_price_minor, ...overrides });
    await list(4000);
    await list(5000);
    await list(90_000, { type: 'small' });
    await list(90_000, { place_slug: 'lisbon' });
    await list(90_000, { verification: 'pending' });
    const few = (await ask('place=porto&type=suv')).body;
    assert.deepEqual([few.similar, few.daily_price, few.trips], [null, null, []]);

    await list(6000);
    assert.equal((await ask('place=porto&type=suv')).body.similar?.cars, 3);
    await list(7000);
    const { similar, daily_price, trips } = (await ask('place=porto&type=suv')).body;
    assert.deepEqual(
      [similar!.cars, euros(similar!.from), euros(similar!.to), euros(daily_price!)],
      [4, 40, 60, 50],
    );
    assert.equal(euros(trips[0]!.payout), 42.5);
  });

  it('says how much of the time similar cars were booked, and what that comes to in a month', async () => {
    const owner = await aUser(testApp, { role: 'car_owner', user_verification: 'verified' });
    const now = Date.now();
    const day = (days: number) => new Date(now + days * 86_400_000);
    const cars = await Promise.all(
      [3000, 3000, 3000].map((daily_price_minor) =>
        aCar(testApp, owner.uuid, { place_slug: 'berlin', type: 'van', daily_price_minor }),
      ),
    );
    const ask30 = async () => (await ask('place=berlin&type=van&daily_price_minor=3000')).body;
    await testApp.database
      .updateTable('cars')
      .set({ approved_at: day(-5) })
      .where('type', '=', 'van')
      .execute();
    // Five days of three cars say nothing yet.
    assert.deepEqual([(await ask30()).similar?.booked_bps, (await ask30()).payout_per_month], [null, null]);

    await testApp.database
      .updateTable('cars')
      .set({ approved_at: day(-60) })
      .where('type', '=', 'van')
      .execute();
    const claim = (
      index: number,
      kind: 'reservation' | 'blocked' | 'hold',
      from: number,
      to: number,
      hold_expires_at: Date | null = null,
    ) =>
      testApp.database
        .insertInto('car_claims')
        .values({
          car_uuid: cars[index]!.uuid,
          kind,
          begins_at: day(from),
          ends_at: day(to),
          hold_expires_at,
        })
        .execute();
    // 27 of 60 offered days: what was before, or is to come, does not count, nor what the owner blocked.
    await claim(0, 'reservation', -40, -10);
    await claim(1, 'reservation', -7, 4);
    await claim(2, 'blocked', -50, 10);
    // What was only held was not booked.
    await claim(0, 'hold', -5, -1, day(-4));
    const { similar, payout_per_month } = await ask30();
    assert.equal(similar!.booked_bps, 4500);
    assert.equal(euros(payout_per_month!), 344.25);
  });

  it('is refused for a city that is not ours, and a price that no car may have', async () => {
    const refused = await ask('place=atlantis&daily_price_minor=3000');
    assert.deepEqual([refused.status, Object.keys(refused.body.fields ?? {})], [422, ['place']]);
    assert.equal((await ask('place=lisbon&daily_price_minor=1')).status, 400);
  });
});
