import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { goldenTable } from '../../../../testing/golden-table.js';
import { readTripPeriod } from '../availability/trip-period.js';
import { priceLines } from './price-lines.js';
import { priceRental } from './price-rental.js';
import { priceTrip, type PricedCar } from './price-trip.js';

// Worked out by hand from the formulas: fee 8 % of the rental, commission 15 % of it, tax on rental and fee, each rounded
// half up. `+` after the last day is a car's minimum: the trip is shorter. Dated rates: 6000 on 24 to 26 December 2026,
// 9000 on 1 January 2027, 7000 on 1 July 2027.
const trips = goldenTable(`
  trip                             | pick-up          | return           | daily  | weekly | monthly | min | vat  | days | base    | discount | fee   | tax   | total  | commission | payout
  one day                          | 2026-12-01T10:00 | 2026-12-02T10:00 | 5000   | 0      | 0       | 1   | 2300 | 1    | 5000    | 0        | 400   | 1242  | 6642   | 750        | 4250
  three days                       | 2026-12-01T10:00 | 2026-12-04T10:00 | 4999   | 0      | 0       | 1   | 1900 | 3    | 14997   | 0        | 1200  | 3077  | 19274  | 2250       | 12747
  a minute more than a day, no tax | 2026-12-01T10:00 | 2026-12-02T10:01 | 5000   | 0      | 0       | 1   | 0    | 2    | 10000   | 0        | 800   | 0     | 10800  | 1500       | 8500
  half an hour at the lowest price | 2026-12-01T10:00 | 2026-12-01T10:30 | 500    | 0      | 0       | 1   | 2100 | 1    | 500     | 0        | 40    | 113   | 653    | 75         | 425
  23 hours as summer time begins   | 2027-03-27T10:00 | 2027-03-28T10:00 | 3333   | 0      | 0       | 1   | 2000 | 1    | 3333    | 0        | 267   | 720   | 4320   | 500        | 2833
  25 hours as summer time ends     | 2026-10-24T10:00 | 2026-10-25T10:00 | 3333   | 0      | 0       | 1   | 1700 | 1    | 3333    | 0        | 267   | 612   | 4212   | 500        | 2833
  the same and a minute            | 2026-10-24T10:00 | 2026-10-25T10:01 | 3333   | 0      | 0       | 1   | 1700 | 2    | 6666    | 0        | 533   | 1224  | 8423   | 1000       | 5666
  shorter than the minimum         | 2026-12-01T10:00 | 2026-12-02T10:00 | 4000   | 0      | 0       | 3   | 2300 | 3+   | 12000   | 0        | 960   | 2981  | 15941  | 1800       | 10200
  as long as the minimum           | 2026-12-01T10:00 | 2026-12-04T10:00 | 4000   | 0      | 0       | 3   | 750  | 3    | 12000   | 0        | 960   | 972   | 13932  | 1800       | 10200
  a minimum of a week              | 2026-12-01T10:00 | 2026-12-06T10:00 | 2500   | 1000   | 0       | 7   | 2000 | 7+   | 17500   | 1750     | 1260  | 3402  | 20412  | 2363       | 13387
  six days                         | 2026-12-01T10:00 | 2026-12-07T10:00 | 2500   | 1000   | 2000    | 1   | 2000 | 6    | 15000   | 0        | 1200  | 3240  | 19440  | 2250       | 12750
  a week                           | 2026-12-01T10:00 | 2026-12-08T10:00 | 2599   | 1550   | 2000    | 1   | 2100 | 7    | 18193   | 2820     | 1230  | 3487  | 20090  | 2306       | 13067
  29 days                          | 2026-11-01T10:00 | 2026-11-30T10:00 | 3000   | 1000   | 2500    | 1   | 1900 | 29   | 87000   | 8700     | 6264  | 16067 | 100631 | 11745      | 66555
  30 days                          | 2026-11-01T10:00 | 2026-12-01T10:00 | 3000   | 1000   | 2500    | 1   | 1900 | 30   | 90000   | 22500    | 5400  | 13851 | 86751  | 10125      | 57375
  30 days, the weekly one better   | 2026-11-01T10:00 | 2026-12-01T10:00 | 3000   | 3000   | 2500    | 1   | 1900 | 30   | 90000   | 27000    | 5040  | 12928 | 80968  | 9450       | 53550
  Christmas in the middle          | 2026-12-23T10:00 | 2026-12-28T10:00 | 4000   | 0      | 0       | 1   | 2300 | 5    | 26000   | 0        | 2080  | 6458  | 34538  | 3900       | 22100
  New Year in the minimum alone    | 2026-12-30T10:00 | 2026-12-31T10:00 | 5000   | 0      | 0       | 3   | 1000 | 3+   | 19000   | 0        | 1520  | 2052  | 22572  | 2850       | 16150
  the last day of a dated rate     | 2027-07-01T10:00 | 2027-07-03T10:00 | 4000   | 0      | 0       | 1   | 2300 | 2    | 11000   | 0        | 880   | 2732  | 14612  | 1650       | 9350
  half cents of commission and tax | 2026-12-01T10:00 | 2026-12-02T10:00 | 5050   | 0      | 0       | 1   | 2500 | 1    | 5050    | 0        | 404   | 1364  | 6818   | 758        | 4292
  half a cent of discount          | 2026-12-01T10:00 | 2026-12-08T10:00 | 1010   | 500    | 0       | 1   | 2300 | 7    | 7070    | 354      | 537   | 1668  | 8921   | 1007       | 5709
  the highest price and discount   | 2026-12-01T10:00 | 2026-12-11T10:00 | 200000 | 9000   | 0       | 1   | 2500 | 10   | 2000000 | 1800000  | 16000 | 54000 | 270000 | 30000      | 170000
`);

const dated_rates = [
  { from_on: '2026-12-24', to_on: '2026-12-26', daily_price_minor: 6000 },
  { from_on: '2027-01-01', to_on: '2027-01-01', daily_price_minor: 9000 },
  { from_on: '2027-06-20', to_on: '2027-07-01', daily_price_minor: 7000 },
];

describe('the price of a trip', () => {
  for (const row of trips) {
    it(`is ${row.text('total')} for ${row.text('trip')}`, () => {
      const car: PricedCar = {
        daily_price_minor: row.number('daily'),
        weekly_discount_bps: row.number('weekly'),
        monthly_discount_bps: row.number('monthly'),
        min_days: row.number('min'),
        tax_bps: row.number('vat'),
        dated_rates,
      };
      const wanted = { pick_up: row.text('pick-up'), return: row.text('return') };
      const limits = { now: new Date('2026-10-01T00:00:00Z'), horizonDays: 365 };
      const { billableDays, isMinimumStay, dayRatesMinor, price } = priceTrip(
        car,
        readTripPeriod(wanted, 'Europe/Berlin', limits),
      );
      assert.deepEqual(
        [`${billableDays}${isMinimumStay ? '+' : ''}`, price.baseMinor, price.discountMinor, price.feeMinor],
        [row.text('days'), row.number('base'), row.number('discount'), row.number('fee')],
      );
      assert.deepEqual(
        [price.taxMinor, price.totalMinor, price.commissionMinor, price.payoutMinor],
        [row.number('tax'), row.number('total'), row.number('commission'), row.number('payout')],
      );
      const terms = { currency: 'EUR', taxBps: car.tax_bps, isMinimumStay };
      const lines = priceLines(price, dayRatesMinor, terms);
      assert.equal(
        lines.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
        row.number('total'),
      );
    });
  }
});

describe('the lines of a price', () => {
  const linesOf = (dayRatesMinor: number[], weekly: number, monthly: number, isMinimumStay = false) => {
    const discounts = { weeklyDiscountBps: weekly, monthlyDiscountBps: monthly };
    const shares = { customerFeeBps: 800, commissionBps: 1500, taxBps: 1925 };
    const price = priceRental({ dayRatesMinor, discounts, shares });
    const terms = { currency: 'EUR', taxBps: 1925, isMinimumStay };
    return priceLines(price, dayRatesMinor, terms).map(({ kind, label }) => `${kind}: ${label}`);
  };

  it('name each run of days at the same rate, fee and tax', () => {
    assert.deepEqual(linesOf([4000, 6000, 6000, 4000, 4000], 0, 0, true), [
      'rental: 1 day at €40.00',
      'rental: 2 days at €60.00',
      'rental: 2 days at €40.00 (at least 5 days)',
      'fee: Service fee',
      'tax: VAT (19.25%)',
    ]);
  });

  it('name the discount by the length of the trip', () => {
    const days = (count: number) => Array.from({ length: count }, () => 4000);
    assert.equal(linesOf(days(29), 1000, 2050)[1], 'discount: Weekly discount (10%)');
    assert.equal(linesOf(days(30), 1000, 2050)[1], 'discount: Long-trip discount (20.5%)');
  });

  it('include days, rate and amount of a run', () => {
    const shares = { customerFeeBps: 0, commissionBps: 0, taxBps: 0 };
    const discounts = { weeklyDiscountBps: 0, monthlyDiscountBps: 0 };
    const price = priceRental({ dayRatesMinor: [4000, 4000], discounts, shares });
    const terms = { currency: 'EUR', taxBps: 0, isMinimumStay: false };
    assert.deepEqual(priceLines(price, [4000, 4000], terms), [
      { kind: 'rental', label: '2 days at €40.00', days: 2, unit_minor: 4000, amount_minor: 8000 },
      { kind: 'fee', label: 'Service fee', amount_minor: 0 },
      { kind: 'tax', label: 'VAT (0%)', amount_minor: 0 },
    ]);
  });
});
