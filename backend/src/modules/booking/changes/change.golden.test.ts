import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { goldenTable, type GoldenRow } from '../../../../testing/golden-table.js';
import { inZone, parseLocalDateTime, toDate } from '../../../platform/time/local-time.js';
import {
  type CancellationPolicy,
  type ReservationPrice,
  daysFrom,
  readTripPeriod,
} from '../../catalog/public.js';
import { priceChange } from './price-change.js';

// Worked out by hand. Each day of a trip was bought at 50.00, with 8 % service fee, 15 % commission and 23 % tax, 10 % off
// from a week on. `kept` is what the cancellation policy keeps, as owner/commission/fee/tax; `basis` is total/days/floor
// for a later cancellation. On 1 to 3 February 2027 a day costs 20.00, else `daily`.
const changes = goldenTable(`
  change                                    | trip        | policy   | now                  | pick-up          | return           | daily | days | base  | discount | fee  | tax  | commission | kept                | total | difference | payout | basis
  the same days an hour later               | three days  | moderate | 2026-11-25T10:00:00Z | 2026-12-10T11:00 | 2026-12-13T11:00 | 8000  | 3    | 15000 | 0        | 1200 | 3726 | 2250       | 0/0/0/0             | 19926 | 0          | 12750  | 19926/3/0
  longer, at a higher price                 | three days  | moderate | 2026-11-25T10:00:00Z | 2026-12-10T10:00 | 2026-12-15T10:00 | 8000  | 5    | 31000 | 0        | 2480 | 7700 | 4650       | 0/0/0/0             | 41180 | 21254      | 26350  | 41180/5/0
  longer, at a lower price                  | three days  | moderate | 2026-11-25T10:00:00Z | 2026-12-10T10:00 | 2026-12-14T10:00 | 3000  | 4    | 18000 | 0        | 1440 | 4471 | 2700       | 0/0/0/0             | 23911 | 3985       | 15300  | 23911/4/0
  longer, to a week with its discount       | three days  | moderate | 2026-11-25T10:00:00Z | 2026-12-10T10:00 | 2026-12-17T10:00 | 5000  | 7    | 35000 | 3500     | 2520 | 7825 | 4725       | 0/0/0/0             | 41845 | 21919      | 26775  | 41845/7/0
  longer, while cancelling costs half       | three days  | strict   | 2026-11-25T10:00:00Z | 2026-12-10T10:00 | 2026-12-14T10:00 | 5000  | 4    | 20000 | 0        | 1600 | 4968 | 3000       | 0/0/0/0             | 26568 | 6642       | 17000  | 26568/4/9963
  longer and cheaper, by half a week's off  | six days    | moderate | 2026-11-25T10:00:00Z | 2026-12-10T10:00 | 2026-12-17T10:00 | 5000  | 7    | 35000 | 17500    | 1400 | 4347 | 2625       | 0/0/0/0             | 23247 | -16605     | 14875  | 39852/6/0
  the same while half is kept               | six days    | strict   | 2026-11-25T10:00:00Z | 2026-12-10T10:00 | 2026-12-17T10:00 | 5000  | 7    | 35000 | 17500    | 1400 | 4347 | 2625       | 0/0/0/0             | 23247 | -16605     | 14875  | 39852/6/19926
  longer over the start of summer time      | one day     | moderate | 2026-11-25T10:00:00Z | 2027-03-26T10:00 | 2027-03-28T10:00 | 5000  | 2    | 10000 | 0        | 800  | 2484 | 1500       | 0/0/0/0             | 13284 | 6642       | 8500   | 13284/2/0
  shorter, free                             | three days  | flexible | 2026-12-09T10:00:00Z | 2026-12-10T10:00 | 2026-12-11T10:00 | 8000  | 1    | 5000  | 0        | 400  | 1242 | 750        | 0/0/0/0             | 6642  | -13284     | 4250   | 19926/3/0
  shorter by a day, a second into the last  | three days  | flexible | 2026-12-09T10:00:01Z | 2026-12-10T10:00 | 2026-12-12T10:00 | 8000  | 2    | 10000 | 0        | 800  | 2484 | 1500       | 0/0/0/0             | 13284 | -6642      | 8500   | 19926/3/6642
  shorter to the day that is kept anyway    | three days  | flexible | 2026-12-09T10:00:01Z | 2026-12-10T10:00 | 2026-12-11T10:00 | 8000  | 1    | 5000  | 0        | 400  | 1242 | 750        | 0/0/0/0             | 6642  | -13284     | 4250   | 19926/3/6642
  shorter at five days                      | three days  | moderate | 2026-12-05T10:00:00Z | 2026-12-10T10:00 | 2026-12-11T10:00 | 8000  | 1    | 5000  | 0        | 400  | 1242 | 750        | 0/0/0/0             | 6642  | -13284     | 4250   | 19926/3/0
  shorter, a second into the last five      | three days  | moderate | 2026-12-05T10:00:01Z | 2026-12-10T10:00 | 2026-12-11T10:00 | 8000  | 1    | 5000  | 0        | 400  | 1242 | 750        | 4250/750/400/1242   | 13284 | -6642      | 8500   | 19926/3/13284
  shorter at five days into summer time     | spring      | moderate | 2027-03-25T09:00:00Z | 2027-03-30T10:00 | 2027-03-31T10:00 | 8000  | 1    | 5000  | 0        | 400  | 1242 | 750        | 0/0/0/0             | 6642  | -13284     | 4250   | 19926/3/0
  shorter, a second less than that          | spring      | moderate | 2027-03-25T09:00:01Z | 2027-03-30T10:00 | 2027-03-31T10:00 | 8000  | 1    | 5000  | 0        | 400  | 1242 | 750        | 4250/750/400/1242   | 13284 | -6642      | 8500   | 19926/3/13284
  shorter at seven days                     | three days  | strict   | 2026-12-03T10:00:00Z | 2026-12-10T10:00 | 2026-12-11T10:00 | 8000  | 1    | 5000  | 0        | 400  | 1242 | 750        | 2125/375/200/621    | 9963  | -9963      | 6375   | 19926/3/9963
  shorter, a second into the last seven     | three days  | strict   | 2026-12-03T10:00:01Z | 2026-12-10T10:00 | 2026-12-11T10:00 | 8000  | 1    | 5000  | 0        | 400  | 1242 | 750        | 8500/1500/800/2484  | 19926 | 0          | 12750  | 19926/3/19926
  shorter than the minimum costs nothing    | minimum 3   | flexible | 2026-11-25T10:00:00Z | 2026-12-10T10:00 | 2026-12-11T10:00 | 8000  | 3    | 15000 | 0        | 1200 | 3726 | 2250       | 0/0/0/0             | 19926 | 0          | 12750  | 19926/3/0
  just booked, shorter                      | late        | strict   | 2026-12-09T18:59:59Z | 2026-12-10T10:00 | 2026-12-11T10:00 | 8000  | 1    | 5000  | 0        | 400  | 1242 | 750        | 0/0/0/0             | 6642  | -13284     | 4250   | 19926/3/0
  an hour after booking, shorter            | late        | strict   | 2026-12-09T19:00:00Z | 2026-12-10T10:00 | 2026-12-11T10:00 | 8000  | 1    | 5000  | 0        | 400  | 1242 | 750        | 8500/1500/800/2484  | 19926 | 0          | 12750  | 19926/3/19926
  moved at the same price                   | three days  | moderate | 2026-11-25T10:00:00Z | 2027-01-10T10:00 | 2027-01-13T10:00 | 5000  | 3    | 15000 | 0        | 1200 | 3726 | 2250       | 0/0/0/0             | 19926 | 0          | 12750  | 19926/3/0
  moved at a higher price                   | three days  | moderate | 2026-11-25T10:00:00Z | 2027-01-10T10:00 | 2027-01-13T10:00 | 6000  | 3    | 18000 | 0        | 1440 | 4471 | 2700       | 0/0/0/0             | 23911 | 3985       | 15300  | 23911/3/0
  moved by a day                            | three days  | moderate | 2026-11-25T10:00:00Z | 2026-12-11T10:00 | 2026-12-14T10:00 | 7001  | 3    | 17001 | 0        | 1360 | 4223 | 2550       | 0/0/0/0             | 22584 | 2658       | 14451  | 22584/3/0
  moved to a cheaper season                 | three days  | moderate | 2026-11-25T10:00:00Z | 2027-02-01T10:00 | 2027-02-04T10:00 | 5000  | 3    | 6000  | 0        | 480  | 1490 | 900        | 0/0/0/0             | 7970  | -11956     | 5100   | 19926/3/0
  the same while half is kept               | three days  | strict   | 2026-11-25T10:00:00Z | 2027-02-01T10:00 | 2027-02-04T10:00 | 5000  | 3    | 6000  | 0        | 480  | 1490 | 900        | 1275/225/120/373    | 9963  | -9963      | 6375   | 19926/3/9963
  made shorter before, longer now           | shortened   | strict   | 2026-11-25T10:00:00Z | 2026-12-10T10:00 | 2026-12-12T10:00 | 5000  | 2    | 10000 | 0        | 800  | 2484 | 1500       | 0/0/0/0             | 13284 | 3321       | 8500   | 19926/3/9963
  made shorter before, cheaper now          | shortened   | strict   | 2026-11-25T10:00:00Z | 2027-02-01T10:00 | 2027-02-02T10:00 | 5000  | 1    | 2000  | 0        | 160  | 497  | 300        | 4675/825/440/1366   | 9963  | 0          | 6375   | 19926/3/9963
  longer once, short and late now           | was longer  | flexible | 2026-12-09T10:00:01Z | 2026-12-10T10:00 | 2026-12-11T10:00 | 8000  | 1    | 5000  | 0        | 400  | 1242 | 750        | 1020/180/96/298     | 8236  | -11690     | 5270   | 41180/5/8236
  shorter, with half given back before      | half repaid | strict   | 2026-11-25T10:00:00Z | 2026-12-10T10:00 | 2026-12-11T10:00 | 8000  | 1    | 5000  | 0        | 400  | 1242 | 750        | 8476/1496/798/2477  | 19889 | -37        | 12726  | 19926/3/9963
`);

const dated_rates = [{ from_on: '2027-02-01', to_on: '2027-02-03', daily_price_minor: 2000 }];
const keptNothing = { payout_minor: 0, commission_minor: 0, fee_minor: 0, tax_minor: 0 };
const none = { discount_minor: 0, kept: keptNothing };
const threeDays: ReservationPrice = {
  ...none,
  base_minor: 15_000,
  fee_minor: 1200,
  tax_minor: 3726,
  commission_minor: 2250,
  payout_minor: 12_750,
  total_minor: 19_926,
};
const oneDay: ReservationPrice = {
  ...none,
  base_minor: 5000,
  fee_minor: 400,
  tax_minor: 1242,
  commission_minor: 750,
  payout_minor: 4250,
  total_minor: 6642,
};

interface Trip {
  pickUp: string;
  timeZone?: string;
  days: number;
  price: ReservationPrice;
  paidMinor?: number;
  basis?: [totalMinor: number, days: number, floorMinor: number];
  bookedAt?: string;
  terms?: { weekly_discount_bps?: number; min_days?: number };
}

const trips: Record<string, Trip> = {
  'three days': { pickUp: '2026-12-10T10:00', days: 3, price: threeDays },
  'minimum 3': { pickUp: '2026-12-10T10:00', days: 3, price: threeDays, terms: { min_days: 3 } },
  late: { pickUp: '2026-12-10T10:00', days: 3, price: threeDays, bookedAt: '2026-12-09T18:00:00Z' },
  'was longer': { pickUp: '2026-12-10T10:00', days: 3, price: threeDays, basis: [41_180, 5, 0] },
  'half repaid': { pickUp: '2026-12-10T10:00', days: 3, price: threeDays, paidMinor: 10_000 },
  spring: { pickUp: '2027-03-30T10:00', timeZone: 'Europe/Berlin', days: 3, price: threeDays },
  'one day': { pickUp: '2027-03-26T10:00', timeZone: 'Europe/Berlin', days: 1, price: oneDay },
  'six days': {
    pickUp: '2026-12-10T10:00',
    days: 6,
    price: {
      ...none,
      base_minor: 30_000,
      fee_minor: 2400,
      tax_minor: 7452,
      commission_minor: 4500,
      payout_minor: 25_500,
      total_minor: 39_852,
    },
    terms: { weekly_discount_bps: 5000 },
  },
  shortened: {
    pickUp: '2026-12-10T10:00',
    days: 1,
    price: {
      ...oneDay,
      kept: { payout_minor: 2125, commission_minor: 375, fee_minor: 200, tax_minor: 621 },
      payout_minor: 6375,
      total_minor: 9963,
    },
    basis: [19_926, 3, 9963],
  },
};

function priced(row: GoldenRow) {
  const { pickUp, timeZone = 'Europe/Lisbon', days, price, ...trip } = trips[row.text('trip')]!;
  const [total_minor, largestDays, kept_floor_minor] = trip.basis ?? [price.total_minor, days, 0];
  const now = new Date(row.text('now'));
  const reservation = {
    day_rates: daysFrom(pickUp.slice(0, 10), days).map((on) => ({ on, rate_minor: 5000 })),
    terms: {
      weekly_discount_bps: 1000,
      monthly_discount_bps: 0,
      min_days: 1,
      customer_fee_bps: 800,
      commission_bps: 1500,
      tax_bps: 2300,
      ...trip.terms,
    },
    price,
    currency: 'EUR',
    basis: { total_minor, days: largestDays, kept_floor_minor },
    booked_at: new Date(trip.bookedAt ?? '2026-11-01T10:00:00Z'),
    cancellation_policy: row.text('policy') as CancellationPolicy,
    pick_up_at: toDate(inZone(parseLocalDateTime(pickUp)!, timeZone)),
    time_zone: timeZone,
  };
  const wanted = { pick_up: row.text('pick-up'), return: row.text('return') };
  const period = readTripPeriod(wanted, timeZone, { now, horizonDays: 365 });
  const car = { daily_price_minor: row.number('daily'), dated_rates };
  const paid = { paidMinor: trip.paidMinor ?? price.total_minor, now };
  return { period, change: priceChange(reservation, car, period, paid) };
}

describe('the price of a change', () => {
  for (const row of changes) {
    it(`differs by ${row.text('difference')} for ${row.text('trip')}, ${row.text('change')}`, () => {
      const { period, change } = priced(row);
      const { price, basis, lines } = change;
      const [payout_minor = 0, commission_minor = 0, fee_minor = 0, tax_minor = 0] = row
        .text('kept')
        .split('/')
        .map(Number);
      assert.deepEqual(price, {
        base_minor: row.number('base'),
        discount_minor: row.number('discount'),
        fee_minor: row.number('fee'),
        tax_minor: row.number('tax'),
        commission_minor: row.number('commission'),
        kept: { payout_minor, commission_minor, fee_minor, tax_minor },
        total_minor: row.number('total'),
        payout_minor: row.number('payout'),
      });
      assert.equal(change.differenceMinor, row.number('difference'));
      assert.equal(`${basis.total_minor}/${basis.days}/${basis.kept_floor_minor}`, row.text('basis'));
      const keptMinor = payout_minor + commission_minor + fee_minor + tax_minor;
      assert.equal(change.isCapped, keptMinor > 0);
      assert.deepEqual(
        lines.filter(({ kind }) => kind === 'kept'),
        keptMinor > 0
          ? [{ kind: 'kept', label: 'Kept under the cancellation policy', amount_minor: keptMinor }]
          : [],
      );
      assert.equal(
        lines.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
        row.number('total'),
      );
      assert.deepEqual(
        change.dayRates.map(({ on }) => on),
        daysFrom(period.firstOn, row.number('days')),
      );
      assert.equal(
        change.dayRates.reduce((sum, { rate_minor }) => sum + rate_minor, 0),
        row.number('base'),
      );
    });
  }

  it('names the minimum when it charges more days than the trip has', () => {
    const labelOf = (trip: string) => {
      const row = changes.find((each) => each.text('trip') === trip)!;
      return priced(row).change.lines[0]?.label;
    };
    assert.equal(labelOf('minimum 3'), '3 days at €50.00 (at least 3 days)');
    assert.equal(labelOf('three days'), '3 days at €50.00');
  });
});
