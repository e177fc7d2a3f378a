import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { ask } from '../../../../testing/a-trip.js';
import { startTestApp, type TestApp } from '../../../../testing/test-app.js';
import type { ProblemBody } from '../../../platform/http/problem.schemas.js';
import { findCar } from '../cars/cars.repository.js';
import { rulesOf } from '../availability/require-bookable.js';
import type { OwnerBookingRulesBody } from './booking-rules.schemas.js';
import type { OwnCarBody } from './own-car.schemas.js';

const week = (from: string, to: string) => Array.from({ length: 7 }, () => ({ from, to }));

describe('booking rules', () => {
  let testApp: TestApp;
  let owner: Awaited<ReturnType<typeof aSignedInUser>>;
  before(async () => {
    testApp = await startTestApp();
    owner = await aSignedInUser(testApp, { role: 'car_owner', user_verification: 'verified' });
  });
  after(() => testApp.close());

  const create = async (facts: object = {}, by = owner) =>
    (await ask<OwnCarBody>(testApp, by, 'POST', '/cars', facts)).body;
  const rules = async (carUuid: string) => {
    const car = await findCar(testApp.database, carUuid);
    return car && rulesOf(car);
  };
  const setDefaults = (payload: object, by = owner) =>
    ask<OwnerBookingRulesBody & Required<ProblemBody>>(testApp, by, 'PUT', '/my/booking-rules', payload);

  it('are the marketplace’s for a new car', async () => {
    const car = await create();
    assert.deepEqual([car.notice_hours, car.open_hours, car.max_days], [null, null, null]);
    assert.deepEqual(await rules(car.car_uuid), {
      noticeHours: 2,
      openHours: Array.from({ length: 7 }, () => ({ from: 420, to: 1320 })),
      bufferBeforeMinutes: 30,
      bufferAfterMinutes: 30,
      maxDays: 365,
    });
    const { body } = await ask<OwnerBookingRulesBody>(testApp, owner, 'GET', '/my/booking-rules');
    assert.equal(body.own.notice_hours, null);
    assert.deepEqual(body.marketplace.open_hours, week('07:00', '22:00'));
  });

  it('are the owner’s where the car has none, also of cars that are there', async () => {
    const host = await aSignedInUser(testApp, { role: 'car_owner', user_verification: 'verified' });
    const [plain, special] = [await create({}, host), await create({ notice_hours: 48, min_days: 5 }, host)];
    const open_hours = [...week('08:00', '24:00').slice(0, 6), null];
    const { body } = await setDefaults({ notice_hours: 5, open_hours, max_days: 3 }, host);
    assert.deepEqual(body.own, {
      notice_hours: 5,
      open_hours,
      buffer_before_minutes: null,
      buffer_after_minutes: null,
      max_days: 3,
    });
    const ofPlain = await rules(plain.car_uuid);
    assert.deepEqual(
      [ofPlain?.noticeHours, ofPlain?.openHours[5], ofPlain?.openHours[6], ofPlain?.maxDays],
      [5, { from: 480, to: 1440 }, null, 3],
    );
    // The longest trip is never shorter than the minimum.
    const ofSpecial = await rules(special.car_uuid);
    assert.deepEqual([ofSpecial?.noticeHours, ofSpecial?.maxDays], [48, 5]);
    assert.equal((await rules((await create({}, host)).car_uuid))?.noticeHours, 5);

    await setDefaults({ notice_hours: null }, host);
    assert.deepEqual([(await rules(plain.car_uuid))?.noticeHours, ofPlain?.maxDays], [2, 3]);
    await ask(testApp, host, 'PATCH', `/cars/${special.car_uuid}`, { notice_hours: null });
    assert.equal((await rules(special.car_uuid))?.noticeHours, 2);
  });

  it('are refused with the field that is wrong, and nothing is kept', async () => {
    const car = await create({ min_days: 5 });
    const overnight = [{ from: '20:00', to: '06:00' }, ...week('08:00', '20:00').slice(1)];
    const url = `/cars/${car.car_uuid}`;
    const refused = async (payload: object) => {
      const { status, body } = await ask<Required<ProblemBody>>(testApp, owner, 'PATCH', url, payload);
      return [status, ...Object.keys(body.fields)];
    };
    assert.deepEqual(await refused({ notice_hours: 3, open_hours: overnight }), [422, 'open_hours.0.to']);
    assert.deepEqual(await refused({ open_hours: week('08:00', '20:00').map(() => null) }), [
      ...[422, 'open_hours'],
    ]);
    assert.deepEqual(await refused({ max_days: 4 }), [422, 'max_days']);
    assert.deepEqual(await refused({ notice_hours: 337 }), [400, 'notice_hours']);
    assert.equal((await refused({ open_hours: week('08:10', '20:00') }))[0], 400);
    assert.equal((await rules(car.car_uuid))?.noticeHours, 2);
    const defaults = await setDefaults({ open_hours: overnight });
    assert.deepEqual([defaults.status, Object.keys(defaults.body.fields)], [422, ['open_hours.0.to']]);
  });
});
