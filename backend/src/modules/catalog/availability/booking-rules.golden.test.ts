import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { formatLocal, localTime } from '../../../platform/time/local-time.js';
import { goldenTable } from '../../../../testing/golden-table.js';
import { bufferedTime, findBrokenRule, type BookedTrip, type BookingRules } from './booking-rules.js';
import { isBufferAlone, nearestPeriods } from './nearest-periods.js';
import { daysOfTrip, readTripPeriod } from './trip-period.js';

const open = { from: 7 * 60, to: 22 * 60 };
const usual: BookingRules = {
  noticeHours: 2,
  openHours: [open, open, open, open, open, open, open],
  bufferBeforeMinutes: 30,
  bufferAfterMinutes: 30,
  maxDays: 365,
};
const short = { from: 10 * 60, to: 14 * 60 };
const cars: Record<string, BookingRules> = {
  usual,
  // Saturdays from 10:00 to 14:00, closed on Sundays.
  weekends: { ...usual, openHours: [open, open, open, open, open, short, null] },
  // On Fridays alone, until the day's end.
  fridays: { ...usual, openHours: [null, null, null, null, { from: 0, to: 1440 }, null, null] },
  always: { ...usual, noticeHours: 0, openHours: usual.openHours.map(() => ({ from: 0, to: 1440 })) },
  slow: { ...usual, noticeHours: 72 },
  week: { ...usual, maxDays: 7 },
};

// 21 November 2026 is a Saturday. Berlin is at UTC+1 in winter and UTC+2 in summer; its clocks skip from 02:00 to 03:00 on
// 28 March 2027, and show 02:00 to 03:00 twice on 31 October 2027. Worked out by hand.
const wishes = goldenTable(`
  wish                                | car      | now                  | pick-up          | return           | refused          | at      | nearest                           | and
  fits                                | usual    | 2026-11-21T09:30:00Z | 2026-11-24T10:00 | 2026-11-26T10:00 |                  |         |                                   |
  at the first minute                 | usual    | 2026-11-21T09:30:00Z | 2026-11-24T07:00 | 2026-11-24T22:00 |                  |         |                                   |
  a minute before the first           | usual    | 2026-11-21T09:30:00Z | 2026-11-24T06:59 | 2026-11-24T22:00 | OUTSIDE_HOURS    | pick_up | 2026-11-24T07:00 2026-11-24T22:00 | 2026-11-23T22:00 2026-11-24T22:00
  pick-up at night                    | usual    | 2026-11-21T09:30:00Z | 2026-11-24T02:00 | 2026-11-26T10:00 | OUTSIDE_HOURS    | pick_up | 2026-11-23T22:00 2026-11-26T10:00 | 2026-11-24T07:00 2026-11-26T10:00
  return after hours                  | usual    | 2026-11-21T09:30:00Z | 2026-11-24T10:00 | 2026-11-26T22:15 | OUTSIDE_HOURS    | return  | 2026-11-24T10:00 2026-11-26T22:00 | 2026-11-24T10:00 2026-11-27T07:00
  all of it at night                  | usual    | 2026-11-21T09:30:00Z | 2026-11-24T01:00 | 2026-11-24T05:00 | OUTSIDE_HOURS    | pick_up | 2026-11-23T22:00 2026-11-24T07:00 | 2026-11-24T07:00 2026-11-24T11:00
  inside the notice                   | usual    | 2026-11-21T09:37:00Z | 2026-11-21T12:00 | 2026-11-22T10:00 | NOTICE_TOO_SHORT | pick_up | 2026-11-21T13:00 2026-11-22T10:00 |
  at the end of the notice            | usual    | 2026-11-21T09:00:00Z | 2026-11-21T12:00 | 2026-11-22T10:00 |                  |         |                                   |
  the notice ends at night            | usual    | 2026-11-21T20:00:00Z | 2026-11-21T22:00 | 2026-11-23T10:00 | NOTICE_TOO_SHORT | pick_up | 2026-11-22T07:00 2026-11-23T10:00 |
  the notice is over after the return | slow     | 2026-11-21T09:00:00Z | 2026-11-22T10:00 | 2026-11-23T10:00 | NOTICE_TOO_SHORT | pick_up | 2026-11-24T10:00 2026-11-25T10:00 |
  pick-up on a closed day             | weekends | 2026-11-21T09:30:00Z | 2026-11-29T10:00 | 2026-12-01T10:00 | OUTSIDE_HOURS    | pick_up | 2026-11-28T14:00 2026-12-01T10:00 | 2026-11-30T07:00 2026-12-01T10:00
  a closed day within the trip        | weekends | 2026-11-21T09:30:00Z | 2026-11-28T10:00 | 2026-11-30T10:00 |                  |         |                                   |
  return on a closed day              | weekends | 2026-11-21T09:30:00Z | 2026-11-27T10:00 | 2026-11-29T10:00 | OUTSIDE_HOURS    | return  | 2026-11-27T10:00 2026-11-28T14:00 | 2026-11-27T10:00 2026-11-30T07:00
  open until the day's end            | fridays  | 2026-11-21T09:30:00Z | 2026-11-27T23:59 | 2026-12-04T00:00 |                  |         |                                   |
  a minute after the day's end        | fridays  | 2026-11-21T09:30:00Z | 2026-11-28T00:00 | 2026-12-04T10:00 | OUTSIDE_HOURS    | pick_up | 2026-11-27T23:30 2026-12-04T10:00 | 2026-12-04T00:00 2026-12-04T10:00
  longer than the longest trip        | week     | 2026-11-21T09:30:00Z | 2026-11-24T10:00 | 2026-12-01T10:01 | TRIP_TOO_LONG    | return  | 2026-11-24T10:00 2026-12-01T10:00 |
  as long as the longest trip         | week     | 2026-11-21T09:30:00Z | 2026-11-24T10:00 | 2026-12-01T10:00 |                  |         |                                   |
  the longest trip ends at night      | week     | 2026-11-21T09:30:00Z | 2026-11-24T22:00 | 2026-12-09T10:00 | TRIP_TOO_LONG    | return  | 2026-11-24T22:00 2026-12-01T22:00 |
  a week over a clock change          | week     | 2027-03-20T09:30:00Z | 2027-03-26T10:00 | 2027-04-02T10:00 |                  |         |                                   |
  notice over skipped hours           | usual    | 2027-03-28T00:30:00Z | 2027-03-28T04:29 | 2027-03-29T10:00 | NOTICE_TOO_SHORT | pick_up | 2027-03-28T07:00 2027-03-29T10:00 |
  a skipped time                      | usual    | 2027-03-20T09:30:00Z | 2027-03-28T02:30 | 2027-03-29T10:00 | OUTSIDE_HOURS    | pick_up | 2027-03-28T07:00 2027-03-29T10:00 | 2027-03-27T22:00 2027-03-29T10:00
  before hours that come twice        | usual    | 2027-10-20T09:30:00Z | 2027-10-31T01:30 | 2027-11-01T10:00 | OUTSIDE_HOURS    | pick_up | 2027-10-30T22:00 2027-11-01T10:00 | 2027-10-31T07:00 2027-11-01T10:00
`);

const zone = 'Europe/Berlin';
const horizonDays = 365;

describe('the rules for booking a car', () => {
  for (const row of wishes) {
    const refused = row.text('refused');
    it(`${refused === '' ? 'let a trip through' : `answer ${refused}`}: ${row.text('wish')}`, () => {
      const now = new Date(row.text('now'));
      const rules = cars[row.text('car')] ?? usual;
      const wanted = { pick_up: row.text('pick-up'), return: row.text('return') };
      const period = readTripPeriod(wanted, zone, { now, horizonDays });
      const broken = findBrokenRule(period, rules, { now });
      assert.deepEqual([broken?.code ?? '', broken?.field ?? ''], [refused, row.text('at')]);
      if (broken === undefined) return;
      const nearest = nearestPeriods(period, rules, { now, horizonDays, taken: [] });
      const shown = nearest.map((each) => `${each.pick_up} ${each.return}`);
      assert.deepEqual(
        shown,
        [row.text('nearest'), row.text('and')].filter((text) => text !== ''),
      );
      for (const each of nearest) {
        const fitting = readTripPeriod(each, zone, { now, horizonDays });
        assert.equal(findBrokenRule(fitting, rules, { now }), undefined);
      }
    });
  }

  it('are kept by every period that is offered, which is free with its buffers', () => {
    const now = new Date('2026-11-21T09:37:00Z');
    const halfHours = (most: number) =>
      fc.integer({ min: 0, max: most * 48 }).map((count) => count * 30 * 60_000);
    const trip = fc.tuple(halfHours(12), halfHours(6));
    const from = Date.parse('2026-11-22T00:00:00Z');
    const rulesLike = fc.record({
      noticeHours: fc.integer({ min: 0, max: 72 }),
      bufferBeforeMinutes: fc.integer({ min: 0, max: 180 }),
      bufferAfterMinutes: fc.integer({ min: 0, max: 180 }),
      maxDays: fc.integer({ min: 1, max: 9 }),
      openHours: fc.array(fc.constantFrom(open, open, short, null), { minLength: 7, maxLength: 7 }),
    });
    fc.assert(
      fc.property(rulesLike, trip, fc.array(trip, { maxLength: 4 }), (rules, [begins, lasts], others) => {
        const at = (ms: number) => formatLocal(localTime(new Date(from + ms), zone));
        const wanted = { pick_up: at(begins), return: at(begins + lasts + 30 * 60_000) };
        const taken = others.map(([first, length]) => ({
          begins_at: new Date(from + first),
          ends_at: new Date(from + first + length + 30 * 60_000),
        }));
        const read = (period: typeof wanted) => readTripPeriod(period, zone, { now, horizonDays });
        for (const each of nearestPeriods(read(wanted), rules, { now, horizonDays, taken })) {
          const period = read(each);
          assert.equal(findBrokenRule(period, rules, { now }), undefined);
          const needed = bufferedTime({ pick_up_at: period.pickUpAt, return_at: period.returnAt }, rules);
          assert.ok(
            taken.every(
              ({ begins_at, ends_at }) => begins_at >= needed.ends_at || ends_at <= needed.begins_at,
            ),
            `${each.pick_up} ${each.return} is taken`,
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  it('say what they allow', () => {
    const now = new Date('2026-11-21T09:30:00Z');
    const sentence = (car: string, pick_up: string, returned: string) => {
      const period = readTripPeriod({ pick_up, return: returned }, zone, { now, horizonDays });
      return findBrokenRule(period, cars[car] ?? usual, { now })?.sentence;
    };
    assert.equal(
      sentence('usual', '2026-11-21T11:00', '2026-11-22T10:00'),
      'This car has to be booked at least 2 hours before the pick-up.',
    );
    assert.equal(
      sentence('slow', '2026-11-22T11:00', '2026-11-22T12:00'),
      'This car has to be booked at least 3 days before the pick-up.',
    );
    assert.equal(
      sentence('usual', '2026-11-24T02:00', '2026-11-25T10:00'),
      'On Tuesdays, pick-up is from 07:00 to 22:00.',
    );
    assert.equal(
      sentence('weekends', '2026-11-27T10:00', '2026-11-29T10:00'),
      'There’s no return on Sundays.',
    );
    assert.equal(
      sentence('week', '2026-11-27T10:00', '2026-12-05T10:00'),
      'This car can be booked for 7 days at most.',
    );
  });
});

describe('the rules for changing a trip', () => {
  const now = new Date('2026-11-24T09:30:00Z');
  const read = (pick_up: string, returned: string, at = now) =>
    readTripPeriod({ pick_up, return: returned }, zone, { now: at, horizonDays });
  const bookedAs = (pick_up: string, returned: string, hasBegun = false): BookedTrip => {
    const { pickUpAt, returnAt, pickUp, return: end } = read(pick_up, returned, new Date('2026-11-01'));
    return {
      pickUpAt,
      returnAt,
      days: daysOfTrip(pickUp.toPlainDateTime(), end.toPlainDateTime()),
      hasBegun,
    };
  };

  it('leave a trip the times and the length that it has', () => {
    const booked = bookedAs('2026-11-24T03:00', '2026-12-10T02:00');
    const check = (pick_up: string, returned: string) =>
      findBrokenRule(read(pick_up, returned, new Date('2026-11-24T00:00Z')), cars['week'] ?? usual, {
        now: new Date('2026-11-24T01:30Z'),
        booked,
      })?.code;
    assert.equal(check('2026-11-24T03:00', '2026-12-09T10:00'), undefined);
    assert.equal(check('2026-11-24T03:00', '2026-12-09T02:00'), 'OUTSIDE_HOURS');
    assert.equal(check('2026-11-24T03:00', '2026-12-11T10:00'), 'TRIP_TOO_LONG');
    assert.equal(check('2026-11-24T03:30', '2026-12-10T02:00'), 'NOTICE_TOO_SHORT');
    assert.equal(check('2026-11-24T07:00', '2026-12-10T02:00'), undefined);
  });

  it('move the return alone of a trip that has begun', () => {
    const booked = bookedAs('2026-11-23T03:00', '2026-11-25T10:00', true);
    const wanted = read('2026-11-23T03:00', '2026-11-26T23:00', new Date('2026-11-22T00:00Z'));
    const nearest = nearestPeriods(wanted, usual, { now, horizonDays, taken: [], booked });
    assert.deepEqual(nearest, [
      { pick_up: '2026-11-23T03:00', return: '2026-11-26T22:00' },
      { pick_up: '2026-11-23T03:00', return: '2026-11-27T07:00' },
    ]);
  });
});

describe('the buffers around trips', () => {
  const now = new Date('2026-11-21T09:30:00Z');
  // Another trip from 10:00 to 12:00 in Berlin on 24 November, with half an hour before and after.
  const taken = [{ begins_at: new Date('2026-11-24T08:30:00Z'), ends_at: new Date('2026-11-24T11:30:00Z') }];
  const read = (pick_up: string, returned: string) =>
    readTripPeriod({ pick_up, return: returned }, zone, { now, horizonDays });

  it('lead to the nearest times before and after another trip', () => {
    const nearest = (pick_up: string, returned: string) =>
      nearestPeriods(read(pick_up, returned), usual, { now, horizonDays, taken });
    assert.deepEqual(nearest('2026-11-24T12:30', '2026-11-25T10:00'), [
      { pick_up: '2026-11-24T13:00', return: '2026-11-25T10:00' },
    ]);
    assert.deepEqual(nearest('2026-11-22T10:00', '2026-11-24T09:30'), [
      { pick_up: '2026-11-22T10:00', return: '2026-11-24T09:00' },
      { pick_up: '2026-11-24T13:00', return: '2026-11-26T12:30' },
    ]);
  });

  it('are no part of the other trip itself', () => {
    assert.equal(isBufferAlone(read('2026-11-24T12:30', '2026-11-25T10:00'), usual, taken), true);
    assert.equal(isBufferAlone(read('2026-11-24T11:30', '2026-11-25T10:00'), usual, taken), false);
    assert.equal(isBufferAlone(read('2026-11-22T10:00', '2026-11-24T09:30'), usual, taken), true);
  });

  it('offer no period that another trip lies in', () => {
    const wanted = read('2026-11-24T02:00', '2026-11-26T10:00');
    assert.deepEqual(nearestPeriods(wanted, usual, { now, horizonDays, taken }), [
      { pick_up: '2026-11-24T13:00', return: '2026-11-26T10:00' },
      { pick_up: '2026-11-23T22:00', return: '2026-11-24T09:00' },
    ]);
  });
});
