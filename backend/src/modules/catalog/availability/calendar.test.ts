import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Temporal } from 'temporal-polyfill';
import { Problem } from '../../../platform/http/problem.js';
import { carDay, mergeTimes } from './car-days.js';
import { readTripPeriod } from './trip-period.js';

const now = new Date('2026-11-21T09:30:00Z');

describe('the period of a trip', () => {
  const read = (pick_up: string, returned: string, zone = 'Europe/Berlin') =>
    readTripPeriod({ pick_up, return: returned }, zone, { now, horizonDays: 365 });
  const refusal = (pick_up: string, returned: string) => {
    try {
      read(pick_up, returned);
    } catch (error) {
      assert.ok(error instanceof Problem);
      return [error.code, Object.keys(error.fields ?? {}).join()];
    }
    return 'not refused';
  };

  it('is read in the car’s time zone', () => {
    assert.equal(
      read('2026-12-01T10:00', '2026-12-02T10:00').pickUpAt.toISOString(),
      '2026-12-01T09:00:00.000Z',
    );
    assert.equal(
      read('2026-12-01T10:00', '2026-12-02T10:00', 'Europe/Lisbon').pickUpAt.toISOString(),
      '2026-12-01T10:00:00.000Z',
    );
  });

  it('is one day over a clock change, whether it lasts 23 or 25 hours', () => {
    const spring = read('2027-03-27T10:00', '2027-03-28T10:00');
    assert.deepEqual(
      [spring.days, spring.returnAt.getTime() - spring.pickUpAt.getTime()],
      [1, 23 * 3_600_000],
    );
    const autumn = read('2027-10-30T10:00', '2027-10-31T10:00');
    assert.deepEqual(
      [autumn.days, autumn.returnAt.getTime() - autumn.pickUpAt.getTime()],
      [1, 25 * 3_600_000],
    );
  });

  it('moves a skipped time forward, and is at least one day when the clocks go back', () => {
    assert.equal(
      read('2027-03-28T02:30', '2027-03-29T10:00').pickUpAt.toISOString(),
      '2027-03-28T01:30:00.000Z',
    );
    assert.equal(read('2027-10-31T02:15', '2027-10-31T03:00').days, 1);
  });

  it('is refused with the field that is wrong', () => {
    assert.deepEqual(refusal('2026-12-02T10:00', '2026-12-01T10:00'), ['PERIOD_NOT_ALLOWED', 'return']);
    assert.deepEqual(refusal('2026-12-02T10:00', '2026-12-02T10:00'), ['PERIOD_NOT_ALLOWED', 'return']);
    assert.deepEqual(refusal('2026-11-21T10:00', '2026-11-23T10:00'), ['PERIOD_NOT_ALLOWED', 'pick_up']);
    assert.deepEqual(refusal('2026-02-30T10:00', '2026-12-01T10:00'), ['PERIOD_NOT_ALLOWED', 'pick_up']);
    assert.deepEqual(refusal('2026-12-01T25:00', '2026-12-02T10:00'), ['PERIOD_NOT_ALLOWED', 'pick_up']);
    assert.deepEqual(refusal('2026-12-01T10:00', '2027-12-20T10:00'), ['PERIOD_NOT_ALLOWED', 'return']);
    assert.deepEqual(refusal('2029-12-01T10:00', '2029-12-02T10:00'), ['PERIOD_NOT_ALLOWED', 'pick_up']);
  });
});

describe('a day of a car’s calendar', () => {
  const zone = 'Europe/Berlin';
  const trip = { begins_at: new Date('2026-12-03T09:00:00Z'), ends_at: new Date('2026-12-06T08:00:00Z') };
  const day = (on: string, taken = [trip]) => {
    const { availability, pickUpFrom, returnBy } = carDay(Temporal.PlainDate.from(on), zone, taken, now);
    return [availability, pickUpFrom, returnBy];
  };

  it('allows returns until the next trip begins, and pick-ups once the last one ends', () => {
    assert.deepEqual(day('2026-12-02'), ['free', '00:00', '24:00']);
    assert.deepEqual(day('2026-12-03'), ['partly', null, '10:00']);
    assert.deepEqual(day('2026-12-04'), ['taken', null, null]);
    assert.deepEqual(day('2026-12-06'), ['partly', '09:00', null]);
    assert.deepEqual(day('2026-12-07'), ['free', '00:00', '24:00']);
  });

  it('excludes past days, and the past hours of today', () => {
    assert.deepEqual(day('2026-11-20'), ['past', null, null]);
    assert.deepEqual(day('2026-11-21'), ['partly', '10:30', null]);
  });

  it('shows two adjoining trips as one', () => {
    const next = { begins_at: trip.ends_at, ends_at: new Date('2026-12-08T08:00:00Z') };
    assert.deepEqual(mergeTimes([next, trip]), [{ begins_at: trip.begins_at, ends_at: next.ends_at }]);
    assert.deepEqual(day('2026-12-06', [trip, next]), ['taken', null, null]);
  });
});
