import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { CarCalendarBody } from '../availability/calendar.schemas.js';
import { aCar } from '../../../../testing/a-car.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { askOwnCars, type Method } from '../../../../testing/ask-own-cars.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';

const now = new Date('2026-11-21T09:30:00Z');

describe('rates and blocked days of a car', () => {
  let testApp: TestApp;
  let owner: Awaited<ReturnType<typeof aSignedInUser>>;

  before(async () => {
    testApp = await startTestApp({ now: () => now });
    owner = await aSignedInUser(testApp, { role: 'car_owner', user_verification: 'verified' });
  });
  after(() => testApp.close());

  const ask = (method: Method, url: string, payload?: object) =>
    askOwnCars(testApp, owner, method, url, payload);
  const create = async (payload: object = {}) => (await ask('POST', '/cars', payload)).body.car_uuid;

  it('store rates by date, and refuse overlapping and invalid ones', async () => {
    const car = await create({ daily_price_minor: 4200, place_slug: 'lisbon' });
    const rate = { from_on: '2026-12-20', to_on: '2027-01-02', daily_price_minor: 6500 };
    const set = await ask('PUT', `/cars/${car}/rates`, { rates: [rate] });
    assert.deepEqual(set.body.rates, [rate]);
    const overlapping = { ...rate, from_on: '2027-01-02', to_on: '2027-01-05' };
    const refusal = await ask('PUT', `/cars/${car}/rates`, { rates: [rate, overlapping] });
    assert.deepEqual([refusal.status, refusal.body.code], [422, 'RATES_OVERLAP']);
    assert.deepEqual(Object.keys(refusal.body.fields), ['rates.1.from_on']);
    const wrong = await ask('PUT', `/cars/${car}/rates`, {
      rates: [{ from_on: '2026-02-30', to_on: '2026-02-28', daily_price_minor: 0 }],
    });
    assert.deepEqual(Object.keys(wrong.body.fields).sort(), [
      'rates.0.daily_price_minor',
      'rates.0.from_on',
      'rates.0.to_on',
    ]);
    assert.deepEqual((await ask('GET', `/my/cars/${car}`)).body.rates, [rate]);
  });

  it('block free days, but neither booked nor past ones', async () => {
    const { uuid } = await aCar(testApp, owner.user.uuid, { place_slug: 'berlin' });
    await testApp.database
      .insertInto('car_claims')
      .values({
        car_uuid: uuid,
        kind: 'reservation',
        begins_at: new Date('2026-12-10T09:00:00Z'),
        ends_at: new Date('2026-12-12T09:00:00Z'),
        hold_expires_at: null,
      })
      .execute();
    const free = { from_on: '2026-12-24', to_on: '2026-12-26' };
    const set = await ask('PUT', `/cars/${uuid}/blocked-days`, { blocked_days: [free] });
    assert.deepEqual(set.body.blocked_days, [free]);
    const taken = { from_on: '2026-12-12', to_on: '2026-12-13' };
    const refusal = await ask('PUT', `/cars/${uuid}/blocked-days`, { blocked_days: [free, taken] });
    assert.deepEqual([refusal.status, refusal.body.code], [409, 'CAR_UNAVAILABLE']);
    assert.deepEqual(Object.keys(refusal.body.fields), ['blocked_days.1']);
    const past = { from_on: '2026-11-01', to_on: '2026-11-02' };
    assert.equal((await ask('PUT', `/cars/${uuid}/blocked-days`, { blocked_days: [past] })).status, 422);
    assert.deepEqual((await ask('GET', `/my/cars/${uuid}`)).body.blocked_days, [free]);

    const calendar = await testApp.app.inject(`/cars/${uuid}/calendar?from=2026-12-24&to=2026-12-24`);
    assert.equal(calendar.json<CarCalendarBody>().days[0]?.availability, 'taken');
  });

  it('stay when the car moves to another time zone', async () => {
    const car = await create({ daily_price_minor: 4200, place_slug: 'berlin' });
    const blocked = { blocked_days: [{ from_on: '2026-12-24', to_on: '2026-12-26' }] };
    await ask('PUT', `/cars/${car}/blocked-days`, blocked);
    const moved = await ask('PATCH', `/cars/${car}`, { place_slug: 'athens' });
    assert.deepEqual(moved.body.blocked_days, blocked.blocked_days);
  });

  it('require a city before days can be blocked', async () => {
    const answer = await ask('PUT', `/cars/${await create()}/blocked-days`, {
      blocked_days: [{ from_on: '2026-12-24', to_on: '2026-12-26' }],
    });
    assert.deepEqual([answer.status, Object.keys(answer.body.fields)], [422, ['place_slug']]);
  });
});
