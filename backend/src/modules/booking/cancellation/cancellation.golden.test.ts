import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { goldenTable, type GoldenRow } from '../../../../testing/golden-table.js';
import { inZone, parseLocalDateTime, toDate } from '../../../platform/time/local-time.js';
import type { CancellationPolicy } from '../../catalog/public.js';
import { cancelledByCustomer, freeUntil } from './cancellation-of.js';
import { keptOnCancellation } from './cancellation-rules.js';

// Worked out by hand. Notice is counted by the clocks at the car: Berlin is at UTC+1 in winter and at UTC+2 in summer, and
// changes on 25 October 2026 and 28 March 2027; Lisbon is at UTC in winter. `floor` is what cancelling would have kept
// when the trip was last changed; total and days are those of its largest form.
const cancellations = goldenTable(`
  trip                                  | policy   | pick-up                        | booked               | now                  | total | days | floor | paid  | kept  | refund | free until
  a second before the last day          | flexible | 2026-12-10T10:00 Europe/Lisbon | 2026-11-20T10:00:00Z | 2026-12-09T09:59:59Z | 10000 | 3    | 0     | 10000 | 0     | 10000  | 2026-12-09T10:00:00.000Z
  at 24 hours                           | flexible | 2026-12-10T10:00 Europe/Lisbon | 2026-11-20T10:00:00Z | 2026-12-09T10:00:00Z | 10000 | 3    | 0     | 10000 | 0     | 10000  | -
  a second into the last day            | flexible | 2026-12-10T10:00 Europe/Lisbon | 2026-11-20T10:00:00Z | 2026-12-09T10:00:01Z | 10000 | 3    | 0     | 10000 | 3333  | 6667   | -
  after the pick-up time                | flexible | 2026-12-10T10:00 Europe/Lisbon | 2026-11-20T10:00:00Z | 2026-12-10T10:00:01Z | 10000 | 3    | 0     | 10000 | 3333  | 6667   | -
  a second before the last five days    | moderate | 2026-12-10T10:00 Europe/Lisbon | 2026-11-20T10:00:00Z | 2026-12-05T09:59:59Z | 10000 | 3    | 0     | 10000 | 0     | 10000  | 2026-12-05T10:00:00.000Z
  at five days                          | moderate | 2026-12-10T10:00 Europe/Lisbon | 2026-11-20T10:00:00Z | 2026-12-05T10:00:00Z | 10000 | 3    | 0     | 10000 | 0     | 10000  | -
  a second into the last five days      | moderate | 2026-12-10T10:00 Europe/Lisbon | 2026-11-20T10:00:00Z | 2026-12-05T10:00:01Z | 10000 | 3    | 0     | 10000 | 6666  | 3334   | -
  three weeks before                    | strict   | 2026-12-10T10:00 Europe/Lisbon | 2026-11-18T10:00:00Z | 2026-11-19T10:00:00Z | 10000 | 3    | 0     | 10000 | 5000  | 5000   | -
  an odd cent goes back                 | strict   | 2026-12-10T10:00 Europe/Lisbon | 2026-11-18T10:00:00Z | 2026-11-19T10:00:00Z | 10001 | 3    | 0     | 10001 | 5000  | 5001   | -
  a second before the last seven days   | strict   | 2026-12-10T10:00 Europe/Lisbon | 2026-11-20T10:00:00Z | 2026-12-03T09:59:59Z | 10000 | 3    | 0     | 10000 | 5000  | 5000   | -
  at seven days                         | strict   | 2026-12-10T10:00 Europe/Lisbon | 2026-11-20T10:00:00Z | 2026-12-03T10:00:00Z | 10000 | 3    | 0     | 10000 | 5000  | 5000   | -
  a second into the last seven days     | strict   | 2026-12-10T10:00 Europe/Lisbon | 2026-11-20T10:00:00Z | 2026-12-03T10:00:01Z | 10000 | 3    | 0     | 10000 | 10000 | 0      | -
  a second before an hour after booking | strict   | 2026-12-10T10:00 Europe/Lisbon | 2026-12-09T18:00:00Z | 2026-12-09T18:59:59Z | 10000 | 3    | 0     | 10000 | 0     | 10000  | 2026-12-09T19:00:00.000Z
  an hour after booking                 | strict   | 2026-12-10T10:00 Europe/Lisbon | 2026-12-09T18:00:00Z | 2026-12-09T19:00:00Z | 10000 | 3    | 0     | 10000 | 10000 | 0      | -
  a second after that hour              | strict   | 2026-12-10T10:00 Europe/Lisbon | 2026-12-09T18:00:00Z | 2026-12-09T19:00:01Z | 10000 | 3    | 0     | 10000 | 10000 | 0      | -
  just booked for the same day          | flexible | 2026-12-10T10:00 Europe/Lisbon | 2026-12-10T08:00:00Z | 2026-12-10T08:59:59Z | 10000 | 3    | 0     | 10000 | 0     | 10000  | 2026-12-10T09:00:00.000Z
  an hour after booking on the same day | flexible | 2026-12-10T10:00 Europe/Lisbon | 2026-12-10T08:00:00Z | 2026-12-10T09:00:00Z | 10000 | 3    | 0     | 10000 | 3333  | 6667   | -
  just booked within five days          | moderate | 2026-12-10T10:00 Europe/Lisbon | 2026-12-08T08:00:00Z | 2026-12-08T08:59:59Z | 10000 | 3    | 0     | 10000 | 0     | 10000  | 2026-12-08T09:00:00.000Z
  an hour after that                    | moderate | 2026-12-10T10:00 Europe/Lisbon | 2026-12-08T08:00:00Z | 2026-12-08T09:00:00Z | 10000 | 3    | 0     | 10000 | 6666  | 3334   | -
  23 hours, 24 by the clocks            | flexible | 2027-03-28T10:00 Europe/Berlin | 2026-11-20T10:00:00Z | 2027-03-27T09:00:00Z | 10000 | 3    | 0     | 10000 | 0     | 10000  | -
  a second less than that               | flexible | 2027-03-28T10:00 Europe/Berlin | 2026-11-20T10:00:00Z | 2027-03-27T09:00:01Z | 10000 | 3    | 0     | 10000 | 3333  | 6667   | -
  more than 25 hours                    | flexible | 2026-10-25T10:00 Europe/Berlin | 2026-09-01T10:00:00Z | 2026-10-24T07:59:59Z | 10000 | 3    | 0     | 10000 | 0     | 10000  | 2026-10-24T08:00:00.000Z
  a second less than 25 hours           | flexible | 2026-10-25T10:00 Europe/Berlin | 2026-09-01T10:00:00Z | 2026-10-24T08:00:01Z | 10000 | 3    | 0     | 10000 | 3333  | 6667   | -
  five days into summer time            | moderate | 2027-03-30T10:00 Europe/Berlin | 2026-11-20T10:00:00Z | 2027-03-25T09:00:00Z | 10000 | 3    | 0     | 10000 | 0     | 10000  | -
  a second less than five such days     | moderate | 2027-03-30T10:00 Europe/Berlin | 2026-11-20T10:00:00Z | 2027-03-25T09:00:01Z | 10000 | 3    | 0     | 10000 | 6666  | 3334   | -
  seven days into winter time           | strict   | 2026-10-27T10:00 Europe/Berlin | 2026-09-01T10:00:00Z | 2026-10-20T08:00:00Z | 10000 | 3    | 0     | 10000 | 5000  | 5000   | -
  a second less than seven such days    | strict   | 2026-10-27T10:00 Europe/Berlin | 2026-09-01T10:00:00Z | 2026-10-20T08:00:01Z | 10000 | 3    | 0     | 10000 | 10000 | 0      | -
  shown as free in a skipped hour       | flexible | 2027-03-29T02:30 Europe/Berlin | 2026-11-20T10:00:00Z | 2027-03-28T01:29:59Z | 10000 | 3    | 0     | 10000 | 0     | 10000  | 2027-03-28T01:30:00.000Z
  a second after a skipped hour         | flexible | 2027-03-29T02:30 Europe/Berlin | 2026-11-20T10:00:00Z | 2027-03-28T01:30:01Z | 10000 | 3    | 0     | 10000 | 3333  | 6667   | -
  before the first of two such hours    | flexible | 2026-10-26T02:30 Europe/Berlin | 2026-09-01T10:00:00Z | 2026-10-25T00:29:59Z | 10000 | 3    | 0     | 10000 | 0     | 10000  | 2026-10-25T00:30:00.000Z
  in the second of two such hours       | flexible | 2026-10-26T02:30 Europe/Berlin | 2026-09-01T10:00:00Z | 2026-10-25T01:15:00Z | 10000 | 3    | 0     | 10000 | 3333  | 6667   | -
  shown as free in a skipped hour       | moderate | 2027-04-02T01:30 Europe/Lisbon | 2026-11-20T10:00:00Z | 2027-03-28T01:29:59Z | 10000 | 3    | 0     | 10000 | 0     | 10000  | 2027-03-28T01:30:00.000Z
  a second after a skipped hour         | moderate | 2027-04-02T01:30 Europe/Lisbon | 2026-11-20T10:00:00Z | 2027-03-28T01:30:01Z | 10000 | 3    | 0     | 10000 | 6666  | 3334   | -
  in the second of two such hours       | moderate | 2026-10-30T01:30 Europe/Lisbon | 2026-09-01T10:00:00Z | 2026-10-25T01:15:00Z | 10000 | 3    | 0     | 10000 | 6666  | 3334   | -
  half is kept in a skipped hour        | strict   | 2027-03-21T02:30 America/New_York | 2026-11-20T10:00:00Z | 2027-03-14T07:29:59Z | 10000 | 3 | 0     | 10000 | 5000  | 5000   | -
  all is kept a second later            | strict   | 2027-03-21T02:30 America/New_York | 2026-11-20T10:00:00Z | 2027-03-14T07:30:01Z | 10000 | 3 | 0     | 10000 | 10000 | 0      | -
  all is kept in the second such hour   | strict   | 2026-11-08T01:30 America/New_York | 2026-09-01T10:00:00Z | 2026-11-01T06:15:00Z | 10000 | 3 | 0     | 10000 | 10000 | 0      | -
  half is kept before the first         | strict   | 2026-11-08T01:30 America/New_York | 2026-09-01T10:00:00Z | 2026-11-01T05:29:59Z | 10000 | 3 | 0     | 10000 | 5000  | 5000   | -
  made smaller when it was not free     | flexible | 2026-12-10T10:00 Europe/Lisbon | 2026-11-20T10:00:00Z | 2026-11-25T10:00:00Z | 10000 | 3    | 4000  | 10000 | 4000  | 6000   | -
  the same within an hour of booking    | flexible | 2026-12-10T10:00 Europe/Lisbon | 2026-11-25T09:30:00Z | 2026-11-25T10:00:00Z | 10000 | 3    | 4000  | 10000 | 4000  | 6000   | -
  made smaller, and late                | flexible | 2026-12-10T10:00 Europe/Lisbon | 2026-11-20T10:00:00Z | 2026-12-10T09:00:00Z | 10000 | 3    | 1000  | 10000 | 3333  | 6667   | -
  never more than is paid               | strict   | 2026-12-10T10:00 Europe/Lisbon | 2026-11-20T10:00:00Z | 2026-12-10T09:00:00Z | 10000 | 3    | 0     | 2000  | 2000  | 0      | -
  by the largest form of the trip       | flexible | 2026-12-10T10:00 Europe/Lisbon | 2026-11-20T10:00:00Z | 2026-12-10T09:00:00Z | 20000 | 4    | 0     | 10000 | 5000  | 5000   | -
  one day                               | flexible | 2026-12-10T10:00 Europe/Lisbon | 2026-11-20T10:00:00Z | 2026-12-10T09:00:00Z | 10000 | 1    | 0     | 10000 | 10000 | 0      | -
  one day                               | moderate | 2026-12-10T10:00 Europe/Lisbon | 2026-11-20T10:00:00Z | 2026-12-10T09:00:00Z | 10000 | 1    | 0     | 10000 | 10000 | 0      | -
  half a cent of a day                  | flexible | 2026-12-10T10:00 Europe/Lisbon | 2026-11-20T10:00:00Z | 2026-12-10T09:00:00Z | 100   | 8    | 0     | 100   | 13    | 87     | -
  half a cent of a day and of the rest  | moderate | 2026-12-10T10:00 Europe/Lisbon | 2026-11-20T10:00:00Z | 2026-12-10T09:00:00Z | 100   | 8    | 0     | 100   | 56    | 44     | -
  nothing paid                          | strict   | 2026-12-10T10:00 Europe/Lisbon | 2026-11-20T10:00:00Z | 2026-12-10T09:00:00Z | 0     | 3    | 0     | 0     | 0     | 0      | -
`);

const tripOf = (row: GoldenRow) => {
  const [local = '', time_zone = ''] = row.text('pick-up').split(' ');
  return {
    cancellation_policy: row.text('policy') as CancellationPolicy,
    pick_up_at: toDate(inZone(parseLocalDateTime(local)!, time_zone)),
    time_zone,
    booked_at: new Date(row.text('booked')),
    basis: {
      total_minor: row.number('total'),
      days: row.number('days'),
      kept_floor_minor: row.number('floor'),
    },
  };
};

describe('a cancellation by the customer', () => {
  for (const row of cancellations) {
    it(`keeps ${row.text('kept')} under the ${row.text('policy')} policy: ${row.text('trip')}`, () => {
      const trip = tripOf(row);
      const now = new Date(row.text('now'));
      assert.deepEqual(cancelledByCustomer(trip, row.number('paid'), now), {
        keptMinor: row.number('kept'),
        refundMinor: row.number('refund'),
      });
      assert.equal(freeUntil(trip, now)?.toISOString() ?? '-', row.text('free until'));
    });
  }

  it('is free by the policy alone before the trip is booked', () => {
    const [row] = cancellations;
    const now = new Date(row!.text('now'));
    const trip = { ...tripOf(row!), booked_at: null };
    assert.deepEqual(cancelledByCustomer(trip, 10_000, now), { keptMinor: 0, refundMinor: 10_000 });
    assert.equal(freeUntil(trip, now)?.toISOString(), '2026-12-09T10:00:00.000Z');
    const strict = { ...trip, cancellation_policy: 'strict' as const };
    assert.equal(cancelledByCustomer(strict, 10_000, now).keptMinor, 10_000);
    assert.equal(freeUntil(strict, now), null);
  });

  it('refuses an invalid amount of money', () => {
    const policy = { policy: 'strict', days: 1, hasNotice: () => false, isJustBooked: false } as const;
    for (const totalMinor of [-1, 0.5, Number.NaN]) {
      assert.throws(() => keptOnCancellation({ ...policy, totalMinor }), {
        name: 'RangeError',
        message: `${totalMinor} is no amount of money`,
      });
    }
  });
});
