import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../../testing/a-marketplace.js';
import { aCard, aQuote, ask, cards, type PaidAnswer, type SignedIn } from '../../../../testing/a-trip.js';
import { aSignedInUser } from '../../../../testing/a-user.js';
import { expireHolds } from '../reservations/expire-reservations.js';

interface Holds {
  holds: { reservation_uuid: string; make: string; model: string; pick_up: string; expires_at: string }[];
  most: number;
  paused_cars: { car_uuid: string; until: string }[];
}

describe('unpaid holds', () => {
  let marketplace: Marketplace;
  let customer: SignedIn;
  before(async () => {
    marketplace = await aMarketplace('2026-11-21T09:30:00Z');
  });
  after(() => marketplace.close());

  const aCustomer = async () => {
    marketplace.setNow('2026-11-21T09:30:00Z');
    customer = await aSignedInUser(marketplace, { user_verification: 'verified' });
  };
  const hold = async (
    carUuid: string,
    [from, to]: readonly [string, string] = ['2026-12-01', '2026-12-04'],
  ) => {
    const { quote_uuid } = await aQuote(marketplace, carUuid, from, to);
    return await ask(marketplace, customer, 'POST', '/reservations', { quote_uuid });
  };
  const holdNewCar = async () => await hold((await marketplace.car()).uuid);
  const release = (uuid: string) => ask(marketplace, customer, 'POST', `/reservations/${uuid}/release`);
  const holds = async () => (await ask<Holds>(marketplace, customer, 'GET', '/my/holds')).body;

  it('are limited to three; the refused fourth lists them, and a release makes room', async () => {
    await aCustomer();
    const fiat = await holdNewCar();
    marketplace.setNow('2026-11-21T09:33:00Z');
    const [second, third] = [await holdNewCar(), await holdNewCar()];
    assert.deepEqual([fiat.status, second.status, third.status], [201, 201, 201]);
    const another = await marketplace.car();
    const fourth = await hold(another.uuid);
    assert.deepEqual([fourth.status, fourth.body.code], [409, 'HOLD_LIMIT_REACHED']);
    assert.match(
      fourth.body.message,
      /^We hold 3 cars at most .* the Fiat 500 \(12 minutes left\), the Fiat 500 \(15 minutes left\) and .* let one go/,
    );

    const { holds: open, most } = await holds();
    assert.equal(most, 3);
    assert.deepEqual(open.map(({ reservation_uuid, expires_at }) => [reservation_uuid, expires_at]).at(0), [
      fiat.body.reservation_uuid,
      '2026-11-21T09:45:00.000Z',
    ]);
    assert.deepEqual([open[0]?.make, open[0]?.pick_up], ['Fiat', '2026-12-01T10:00']);

    const released = await release(fiat.body.reservation_uuid);
    assert.deepEqual([released.status, released.body.status, released.body.can], [200, 'expired', []]);
    assert.equal(released.body.timeline.at(-1)?.what, 'The customer let the car go.');
    assert.equal((await hold(another.uuid)).status, 201);
    const again = await release(fiat.body.reservation_uuid);
    assert.deepEqual([again.status, again.body.code], [409, 'MOVE_NOT_ALLOWED']);
  });

  it('are limited to three when eight are requested at the same moment', async () => {
    await aCustomer();
    const carUuids = [];
    for (let count = 0; count < 8; count += 1) carUuids.push((await marketplace.car()).uuid);
    const answers = await Promise.all(carUuids.map((uuid) => hold(uuid)));
    const codes = answers.map(({ status, body }) => (status === 201 ? 'held' : body.code)).sort();
    assert.deepEqual(codes, [...Array<string>(5).fill('HOLD_LIMIT_REACHED'), 'held', 'held', 'held']);
  });

  it('do not count once paid', async () => {
    await aCustomer();
    for (let count = 0; count < 4; count += 1) {
      const { status, body } = await holdNewCar();
      assert.equal(status, 201);
      const url = `/reservations/${body.reservation_uuid}/pay`;
      const paid = await ask<PaidAnswer>(marketplace, customer, 'POST', url, aCard());
      assert.equal(paid.body.reservation.status, 'confirmed');
    }
  });

  it('block the same car for two hours after they expire, whatever the days, with and without the job', async () => {
    await aCustomer();
    const [ended, overdue] = [await marketplace.car(), await marketplace.car()];
    await hold(ended.uuid);
    marketplace.setNow('2026-11-21T09:45:00Z');
    await expireHolds(marketplace.deps);
    await hold(overdue.uuid);
    marketplace.setNow('2026-11-21T10:40:00Z');
    const otherDays = ['2027-01-01', '2027-01-02'] as const;
    const refused = await hold(ended.uuid, otherDays);
    assert.deepEqual([refused.status, refused.body.code], [409, 'HELD_RECENTLY']);
    assert.match(refused.body.message, /You can reserve it again in 1 hour 5 minutes\.$/);
    assert.equal(refused.headers['retry-after'], String(65 * 60));
    assert.equal((await hold(overdue.uuid, otherDays)).body.code, 'HELD_RECENTLY');
    assert.deepEqual((await holds()).paused_cars, [
      { car_uuid: overdue.uuid, until: '2026-11-21T12:00:00.000Z' },
      { car_uuid: ended.uuid, until: '2026-11-21T11:45:00.000Z' },
    ]);
    marketplace.setNow('2026-11-21T11:45:00Z');
    assert.equal((await hold(ended.uuid, otherDays)).status, 201);
  });

  it('can be repeated after one release of the car, not after two', async () => {
    await aCustomer();
    const car = await marketplace.car();
    for (const time of ['09:31', '09:32']) {
      const { status, body } = await hold(car.uuid);
      assert.equal(status, 201);
      marketplace.setNow(`2026-11-21T${time}:00Z`);
      await release(body.reservation_uuid);
    }
    assert.equal((await hold(car.uuid)).body.code, 'HELD_RECENTLY');
  });

  it('cancel their pending payment when released, without a notification', async () => {
    await aCustomer();
    const { body } = await holdNewCar();
    const url = `/reservations/${body.reservation_uuid}`;
    await ask(marketplace, customer, 'POST', `${url}/pay`, aCard(cards.confirmed));
    assert.equal((await release(body.reservation_uuid)).status, 200);
    const { body: after } = await ask(marketplace, customer, 'GET', url);
    assert.deepEqual([after.status, after.payments.at(-1)?.status], ['expired', 'cancelled']);
    const told = await ask<{ unread: number }>(marketplace, customer, 'GET', '/my/notifications');
    assert.equal(told.body.unread, 0);
  });

  it('can be released by their customer alone', async () => {
    await aCustomer();
    const { body } = await holdNewCar();
    const url = `/reservations/${body.reservation_uuid}/release`;
    assert.equal((await ask(marketplace, marketplace.owner, 'POST', url)).status, 403);
    const stranger = await aSignedInUser(marketplace, { user_verification: 'verified' });
    assert.equal((await ask(marketplace, stranger, 'POST', url)).status, 404);
  });

  it('begin within the booking horizon of the marketplace', async () => {
    await aCustomer();
    const car = await marketplace.car();
    const payload = { car_uuid: car.uuid, pick_up: '2027-11-21T12:00', return: '2027-11-24T10:00' };
    const tooFar = await marketplace.app.inject({ method: 'POST', url: '/quotes', payload });
    assert.deepEqual([tooFar.statusCode, tooFar.json().code], [422, 'PERIOD_NOT_ALLOWED']);
    assert.deepEqual(tooFar.json().fields, { pick_up: 'A trip can begin 365 days ahead at most.' });
    const url = `/cars/${car.uuid}/calendar?from=2027-11-20&to=2027-11-23`;
    const { days } = (await marketplace.app.inject({ url })).json<{
      days: { on: string; can_pick_up: boolean; can_return: boolean }[];
    }>();
    assert.deepEqual(
      days.map(({ on, can_pick_up, can_return }) => [on, can_pick_up, can_return]),
      [
        ['2027-11-20', true, true],
        ['2027-11-21', true, true],
        ['2027-11-22', false, true],
        ['2027-11-23', false, true],
      ],
    );
    const { quote_uuid } = await aQuote(marketplace, car.uuid, '2027-11-20', '2027-11-24');
    marketplace.setNow('2026-11-19T09:30:00Z');
    const held = await ask(marketplace, customer, 'POST', '/reservations', { quote_uuid });
    assert.deepEqual([held.status, held.body.code], [422, 'PERIOD_NOT_ALLOWED']);
  });

  it('begin within the booking horizon of the car', async () => {
    await aCustomer();
    const car = await marketplace.car();
    const limit = async (booking_horizon_days: number | null) =>
      await marketplace.database
        .updateTable('cars')
        .set({ booking_horizon_days })
        .where('uuid', '=', car.uuid)
        .execute();
    const quote = async (pick_up: string) => {
      const payload = { car_uuid: car.uuid, pick_up, return: '2026-12-24T10:00' };
      return await marketplace.app.inject({ method: 'POST', url: '/quotes', payload });
    };
    const found = async (pickUp: string) => {
      const url = `/cars?place=lisbon&pick_up=${pickUp}&return=2026-12-24T10:00&limit=50`;
      const { cars } = (await marketplace.app.inject({ url })).json<{ cars: { car_uuid: string }[] }>();
      return cars.some(({ car_uuid }) => car_uuid === car.uuid);
    };
    const early = await aQuote(marketplace, car.uuid, '2026-12-22', '2026-12-24');
    await limit(30);

    // 30 days after 09:30 UTC: the clocks of Lisbon show the same.
    assert.equal((await quote('2026-12-21T09:30')).statusCode, 201);
    const tooFar = await quote('2026-12-21T10:00');
    assert.deepEqual([tooFar.statusCode, tooFar.json().code], [422, 'PERIOD_NOT_ALLOWED']);
    assert.deepEqual(tooFar.json().fields, { pick_up: 'A trip can begin 30 days ahead at most.' });
    assert.deepEqual([await found('2026-12-21T09:30'), await found('2026-12-21T10:00')], [true, false]);
    const held = await ask(marketplace, customer, 'POST', '/reservations', { quote_uuid: early.quote_uuid });
    assert.deepEqual([held.status, held.body.code], [422, 'PERIOD_NOT_ALLOWED']);

    await limit(null);
    assert.deepEqual(
      [(await quote('2026-12-21T10:00')).statusCode, await found('2026-12-21T10:00')],
      [201, true],
    );
  });

  it('begin within a horizon that owners set from 7 to 730 days', async () => {
    const { owner } = marketplace;
    interface Own {
      car_uuid: string;
      booking_horizon_days: number | null;
    }
    const { body: draft } = await ask<Own>(marketplace, owner, 'POST', '/cars', {});
    assert.equal(draft.booking_horizon_days, null);
    const url = `/cars/${draft.car_uuid}`;
    const set = async (booking_horizon_days: number | null) =>
      await ask<Own>(marketplace, owner, 'PATCH', url, { booking_horizon_days });
    assert.deepEqual([(await set(6)).status, (await set(731)).status], [400, 400]);
    for (const days of [7, 730, null]) assert.equal((await set(days)).body.booking_horizon_days, days);
  });
});
