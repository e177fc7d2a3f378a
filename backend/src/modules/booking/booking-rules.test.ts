import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { aMarketplace, type Marketplace } from '../../../testing/a-marketplace.js';
import { aBookedTrip, aQuote, ask, type TripAnswer } from '../../../testing/a-trip.js';
import { aSignedInUser } from '../../../testing/a-user.js';
import { checkAudit } from '../../../testing/check-audit.js';
import { checkBooks } from '../../../testing/check-books.js';
import { closeChecked } from '../../../testing/close-checked.js';
import type { CarCalendarBody } from '../catalog/availability/calendar.schemas.js';
import { sumCarTime } from '../dashboard/hosting/occupancy.repository.js';
import { runTripsByTheClock } from './steps/run-trips-by-the-clock.js';

// A Saturday; Lisbon is at UTC in winter.
const start = '2026-11-21T09:30:00Z';
const usual = {
  notice_hours: null,
  open_hours: null,
  buffer_before_minutes: null,
  buffer_after_minutes: null,
  max_days: 10,
};

const daily = (from: number, to: number) => Array.from({ length: 7 }, () => [60 * from, 60 * to]).flat();

describe('the booking rules of a car', () => {
  let market: Marketplace;
  before(async () => {
    market = await aMarketplace(start);
  });
  beforeEach(() => market.setNow(start));
  after(() => closeChecked(market, checkBooks, checkAudit));

  const quote = async (carUuid: string, pick_up: string, returned: string) => {
    const payload = { car_uuid: carUuid, pick_up, return: returned };
    return await ask(market, market.customer, 'POST', '/quotes', payload);
  };
  const setRules = (carUuid: string, rules: object) =>
    market.database.updateTable('cars').set(rules).where('uuid', '=', carUuid).execute();
  const reserve = (quote_uuid: string) =>
    ask(market, market.customer, 'POST', '/reservations', { quote_uuid });
  const inShort = ({ status, body }: { status: number; body: Partial<TripAnswer> }) => [
    status,
    body.code,
    Object.keys(body.fields ?? {}).join(),
    ...(body.nearest ?? []).map((each) => `${each.pick_up} ${each.return}`),
  ];
  const claimOf = async (reservationUuid: string) => {
    const { begins_at, ends_at } = await market.database
      .selectFrom('car_claims')
      .innerJoin('reservations', 'claim_uuid', 'car_claims.uuid')
      .select(['begins_at', 'ends_at'])
      .where('reservations.uuid', '=', reservationUuid)
      .executeTakeFirstOrThrow();
    return [begins_at.toISOString(), ends_at.toISOString()];
  };

  it('refuse a quote with the reason and the nearest periods that fit', async () => {
    const { uuid } = await market.car(usual);
    assert.deepEqual(inShort(await quote(uuid, '2026-12-01T02:00', '2026-12-03T10:00')), [
      ...[422, 'OUTSIDE_HOURS', 'pick_up'],
      ...['2026-11-30T22:00 2026-12-03T10:00', '2026-12-01T07:00 2026-12-03T10:00'],
    ]);
    assert.deepEqual(inShort(await quote(uuid, '2026-11-21T10:00', '2026-11-22T10:00')), [
      ...[422, 'NOTICE_TOO_SHORT', 'pick_up', '2026-11-21T11:30 2026-11-22T10:00'],
    ]);
    assert.deepEqual(inShort(await quote(uuid, '2026-12-01T10:00', '2026-12-12T10:00')), [
      ...[422, 'TRIP_TOO_LONG', 'return', '2026-12-01T10:00 2026-12-11T10:00'],
    ]);
    assert.equal((await quote(uuid, '2026-12-01T07:00', '2026-12-03T22:00')).status, 201);
  });

  it('keep the buffers of two trips apart, and offer what lies outside', async () => {
    const { uuid } = await market.car(usual);
    const trip = await aBookedTrip(market, market.customer, uuid, '2026-12-10', '2026-12-12');
    assert.deepEqual(await claimOf(trip.reservation_uuid), [
      '2026-12-10T09:30:00.000Z',
      '2026-12-12T10:30:00.000Z',
    ]);
    const near = await quote(uuid, '2026-12-12T10:30', '2026-12-14T10:00');
    assert.deepEqual(inShort(near).slice(0, 4), [
      ...[409, 'CAR_UNAVAILABLE', '', '2026-12-12T11:00 2026-12-14T10:00'],
    ]);
    assert.match(near.body.message, /needs more time between/);
    const within = await quote(uuid, '2026-12-11T10:00', '2026-12-14T10:00');
    assert.match(within.body.message, /isn’t available/);
    assert.equal((await quote(uuid, '2026-12-12T11:00', '2026-12-14T10:00')).status, 201);
    assert.equal((await quote(uuid, '2026-12-08T11:00', '2026-12-10T09:00')).status, 201);

    const url = `/cars/${uuid}/calendar?from=2026-12-10&to=2026-12-13`;
    const { body } = await ask<CarCalendarBody>(market, market.customer, 'GET', url);
    assert.deepEqual(
      body.days.map((day) => [day.pick_up_from, day.pick_up_until, day.return_from, day.return_by]),
      [
        [null, null, '07:00', '09:00'],
        [null, null, null, null],
        ['11:00', '22:00', null, null],
        ['07:00', '22:00', '07:00', '22:00'],
      ],
    );
  });

  it('show days without hours, and the notice, in the calendar', async () => {
    const closedOnSundays = [...Array.from({ length: 6 }, () => [480, 1200]).flat(), null, null];
    const { uuid } = await market.car({ ...usual, notice_hours: 26, open_hours: closedOnSundays });
    const url = `/cars/${uuid}/calendar?from=2026-11-21&to=2026-11-23`;
    const { body } = await ask<CarCalendarBody>(market, market.customer, 'GET', url);
    assert.deepEqual(
      body.days.map(({ open_from, open_until }) => [open_from, open_until]),
      [
        ['08:00', '20:00'],
        [null, null],
        ['08:00', '20:00'],
      ],
    );
    assert.deepEqual(
      body.days.map(({ is_open, pick_up_from, return_by }) => [is_open, pick_up_from, return_by]),
      [
        [true, null, null],
        [false, null, null],
        [true, '08:00', '20:00'],
      ],
    );
  });

  it('refuse a hold when the owner has changed them since the quote, but not for the notice it had', async () => {
    const { uuid } = await market.car(usual);
    const { quote_uuid } = await aQuote(market, uuid, '2026-11-21T11:30', '2026-11-23');
    const later = await aQuote(market, uuid, '2026-12-01T21:00', '2026-12-03');
    market.setNow('2026-11-21T09:50:00Z');
    assert.equal((await reserve(quote_uuid)).status, 201);

    await setRules(uuid, { open_hours: daily(9, 18) });
    assert.deepEqual(inShort(await reserve(later.quote_uuid)), [
      ...[422, 'OUTSIDE_HOURS', 'pick_up'],
      ...['2026-12-01T18:00 2026-12-03T10:00', '2026-12-02T09:00 2026-12-03T10:00'],
    ]);
  });

  it('offer the nearest periods that fit when the car was taken since the quote', async () => {
    const rules = { ...usual, notice_hours: 24, open_hours: daily(8, 20), max_days: 4 };
    const { uuid } = await market.car({ ...rules, buffer_after_minutes: 120 });
    const { quote_uuid } = await aQuote(market, uuid, '2026-12-10', '2026-12-12');
    await aBookedTrip(
      market,
      await aSignedInUser(market, { user_verification: 'verified' }),
      uuid,
      '2026-12-09',
      '2026-12-11',
    );
    const refused = await reserve(quote_uuid);
    assert.deepEqual(inShort(refused), [
      ...[409, 'CAR_UNAVAILABLE', '', '2026-12-11T12:30 2026-12-12T10:00'],
    ]);
    for (const { pick_up, return: returned } of refused.body.nearest) {
      assert.equal((await quote(uuid, pick_up, returned)).status, 201, `${pick_up} ${returned}`);
    }
  });

  it('refuse a change of what a trip does not have, and keep its buffers', async () => {
    const { uuid } = await market.car(usual);
    const trip = await aBookedTrip(market, market.customer, uuid, '2026-12-10', '2026-12-12');
    const url = `/reservations/${trip.reservation_uuid}`;
    const change = (pick_up: string, returned: string) =>
      ask(market, market.customer, 'POST', `${url}/change-quotes`, { pick_up, return: returned });
    await setRules(uuid, { buffer_after_minutes: 300, open_hours: daily(11, 18) });
    assert.deepEqual(inShort(await change('2026-12-10T10:00', '2026-12-13T20:00')), [
      ...[422, 'OUTSIDE_HOURS', 'return'],
      ...['2026-12-10T10:00 2026-12-13T18:00', '2026-12-10T10:00 2026-12-14T11:00'],
    ]);
    assert.equal((await change('2026-12-10T10:00', '2026-12-13T12:00')).status, 200);
    assert.deepEqual(inShort(await change('2026-12-10T10:00', '2026-12-22T12:00')).slice(0, 2), [
      ...[422, 'TRIP_TOO_LONG'],
    ]);

    const period = { pick_up: '2026-12-10T10:00', return: '2026-12-11T12:00' };
    const { body } = await change(period.pick_up, period.return);
    const expected_difference_minor = (body as unknown as { difference: { amount_minor: number } }).difference
      .amount_minor;
    const asked = await ask(market, market.customer, 'POST', `${url}/changes`, {
      ...period,
      expected_difference_minor,
    });
    await ask(market, market.owner, 'POST', `/changes/${asked.body.change?.change_uuid}/approve`);
    assert.deepEqual(await claimOf(trip.reservation_uuid), [
      '2026-12-10T09:30:00.000Z',
      '2026-12-11T12:30:00.000Z',
    ]);
  });

  it('leave a trip its own end: a return in time is not late, and its buffer stays taken', async () => {
    const { uuid } = await market.car({ ...usual, late_fee_per_hour_minor: 1_200 });
    const trip = await aBookedTrip(market, market.customer, uuid, '2026-12-10', '2026-12-12');
    const url = `/reservations/${trip.reservation_uuid}`;
    market.setNow('2026-12-10T10:00:00Z');
    await ask(market, market.owner, 'POST', `${url}/hand-over`);
    await ask(market, market.customer, 'POST', `${url}/pick-up`);
    market.setNow('2026-12-12T10:10:00Z');
    await runTripsByTheClock(market.deps);
    // Out past its return time: the claim follows the clock, from the trip's end and not from the buffer's.
    assert.equal((await claimOf(trip.reservation_uuid))[1], '2026-12-12T12:10:00.000Z');
    await ask(market, market.owner, 'POST', `${url}/take-back`);
    const { body } = await ask(market, market.customer, 'GET', url);
    assert.deepEqual([body.status, body.late_fee], ['completed', null]);
    assert.equal((await claimOf(trip.reservation_uuid))[1], '2026-12-12T10:40:00.000Z');
  });

  it('do not count as booked time', async () => {
    const { user } = market.owner;
    const span = { from: new Date('2027-01-01T00:00:00Z'), to: new Date('2027-02-01T00:00:00Z') };
    const before = await sumCarTime(market.database, user.uuid, span);
    const { uuid } = await market.car(usual);
    await aBookedTrip(market, market.customer, uuid, '2027-01-10', '2027-01-12');
    const { bookedMs } = await sumCarTime(market.database, user.uuid, span);
    assert.equal(bookedMs - before.bookedMs, 48 * 3_600_000);
  });
});
