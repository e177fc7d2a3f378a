import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { billableDays } from './billable-days.js';
import { priceLines } from './price-lines.js';
import { priceRental } from './price-rental.js';
import { priceTrip } from './price-trip.js';

const amount = fc.integer({ min: 0, max: 200_000 });
const bps = fc.integer({ min: 0, max: 9_000 });
const rental = fc.record({
  dayRatesMinor: fc.array(amount, { minLength: 1, maxLength: 365 }),
  discounts: fc.record({ weeklyDiscountBps: bps, monthlyDiscountBps: bps }),
  shares: fc.record({
    customerFeeBps: fc.integer({ min: 0, max: 3_000 }),
    commissionBps: fc.integer({ min: 0, max: 5_000 }),
    taxBps: fc.integer({ min: 0, max: 3_000 }),
  }),
});

describe('the price of a rental', () => {
  it('has lines that always add up to its total', () => {
    fc.assert(
      fc.property(rental, (input) => {
        const price = priceRental(input);
        const terms = { currency: 'EUR', taxBps: input.shares.taxBps, isMinimumStay: false };
        const lines = priceLines(price, input.dayRatesMinor, terms);
        assert.equal(
          lines.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
          price.totalMinor,
        );
      }),
    );
  });

  it('is split between owner, marketplace and state without a remainder', () => {
    fc.assert(
      fc.property(rental, (input) => {
        const { totalMinor, payoutMinor, commissionMinor, feeMinor, taxMinor } = priceRental(input);
        assert.equal(payoutMinor + commissionMinor + feeMinor + taxMinor, totalMinor);
        for (const value of [totalMinor, payoutMinor, commissionMinor, feeMinor, taxMinor]) {
          assert.ok(Number.isSafeInteger(value) && value >= 0);
        }
      }),
    );
  });

  it('rounds half a cent up', () => {
    const shares = { customerFeeBps: 500, commissionBps: 0, taxBps: 0 };
    const discounts = { weeklyDiscountBps: 0, monthlyDiscountBps: 0 };
    assert.equal(priceRental({ dayRatesMinor: [1010], discounts, shares }).feeMinor, 51);
    assert.equal(priceRental({ dayRatesMinor: [1009], discounts, shares }).feeMinor, 50);
  });

  it('applies the better of the discounts for the length of the trip', () => {
    const shares = { customerFeeBps: 0, commissionBps: 0, taxBps: 0 };
    const days = (count: number) => Array.from({ length: count }, () => 1000);
    const discountOf = (count: number, weeklyDiscountBps: number, monthlyDiscountBps: number) =>
      priceRental({
        dayRatesMinor: days(count),
        discounts: { weeklyDiscountBps, monthlyDiscountBps },
        shares,
      }).discountBps;
    assert.equal(discountOf(6, 1000, 2000), 0);
    assert.equal(discountOf(7, 1000, 2000), 1000);
    assert.equal(discountOf(29, 1000, 2000), 1000);
    assert.equal(discountOf(30, 1000, 2000), 2000);
    assert.equal(discountOf(30, 2500, 2000), 2500);
  });

  it('charges a dated rate on its days, and the daily price on the others', () => {
    const car = {
      daily_price_minor: 4000,
      weekly_discount_bps: 0,
      monthly_discount_bps: 0,
      min_days: 1,
      tax_bps: 0,
    };
    const dated_rates = [{ from_on: '2099-12-24', to_on: '2099-12-26', daily_price_minor: 6000 }];
    const { dayRatesMinor } = priceTrip({ ...car, dated_rates }, { firstOn: '2099-12-23', days: 5 });
    assert.deepEqual(dayRatesMinor, [4000, 6000, 6000, 6000, 4000]);
  });

  it('keeps the rate of booked days, and charges today’s rate for added days', () => {
    const car = {
      daily_price_minor: 5000,
      weekly_discount_bps: 0,
      monthly_discount_bps: 0,
      min_days: 1,
      tax_bps: 0,
    };
    const bought = new Map([
      ['2099-07-01', 4000],
      ['2099-07-02', 4000],
    ]);
    const { price } = priceTrip({ ...car, dated_rates: [] }, { firstOn: '2099-07-01', days: 3 }, bought);
    assert.equal(price.baseMinor, 13_000);
  });

  it('refuses an invalid amount of money', () => {
    const shares = { customerFeeBps: 0, commissionBps: 0, taxBps: 0 };
    const discounts = { weeklyDiscountBps: 0, monthlyDiscountBps: 0 };
    for (const dayRatesMinor of [[], [-1], [10.5], [Number.NaN]]) {
      assert.throws(() => priceRental({ dayRatesMinor, discounts, shares }), RangeError);
    }
  });
});

describe('billable days', () => {
  const days = (from: string, to: string, minDays = 1) =>
    billableDays(Temporal.PlainDateTime.from(from), Temporal.PlainDateTime.from(to), minDays);

  it('count each begun 24 hours of wall-clock time', () => {
    assert.equal(days('2099-07-01T10:00', '2099-07-02T10:00'), 1);
    assert.equal(days('2099-07-01T10:00', '2099-07-02T10:01'), 2);
    assert.equal(days('2099-07-01T10:00', '2099-07-01T10:30'), 1);
  });

  it('are one from 10:00 to 10:00 when the clocks change in between', () => {
    assert.equal(days('2027-03-27T10:00', '2027-03-28T10:00'), 1);
    assert.equal(days('2027-10-30T10:00', '2027-10-31T10:00'), 1);
  });

  it('are never fewer than the car’s minimum', () => {
    assert.equal(days('2099-07-01T10:00', '2099-07-02T10:00', 3), 3);
  });

  it('are refused for a trip that does not end after it begins', () => {
    assert.throws(() => days('2099-07-02T10:00', '2099-07-02T10:00'), RangeError);
  });
});
