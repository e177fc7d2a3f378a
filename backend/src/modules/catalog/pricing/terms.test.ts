import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { billableDays } from './billable-days.js';
import { dayRates } from './day-rates.js';
import { priceDays } from './price-days.js';
import { priceRental } from './price-rental.js';
import { priceOneDay } from './price-trip.js';
import { termsOf } from './rental-terms.js';
import { toReservationPrice } from './reservation-price.js';
import { Temporal } from 'temporal-polyfill';

const car = {
  daily_price_minor: 5000,
  weekly_discount_bps: 1000,
  monthly_discount_bps: 2000,
  min_days: 3,
  tax_bps: 2300,
  dated_rates: [],
};

describe('the terms of a trip', () => {
  it('combine those of the car and of the marketplace', () => {
    assert.deepEqual(termsOf(car), {
      weekly_discount_bps: 1000,
      monthly_discount_bps: 2000,
      customer_fee_bps: 800,
      commission_bps: 1500,
      tax_bps: 2300,
      min_days: 3,
    });
  });

  it('price its days, whatever the terms of the marketplace by then', () => {
    // 35000 − 10 % = 31500; fee 5 % = 1575; tax 20 % of 33075 = 6615; commission 10 % = 3150.
    const terms = { ...termsOf(car), customer_fee_bps: 500, commission_bps: 1000, tax_bps: 2000 };
    const week = priceDays([5000, 5000, 5000, 5000, 5000, 5000, 5000], terms);
    assert.deepEqual(toReservationPrice(week), {
      base_minor: 35_000,
      discount_minor: 3500,
      fee_minor: 1575,
      tax_minor: 6615,
      commission_minor: 3150,
      kept: { payout_minor: 0, commission_minor: 0, fee_minor: 0, tax_minor: 0 },
      total_minor: 39_690,
      payout_minor: 28_350,
    });
    // 150000 − 20 % = 120000; fee 6000; tax 25200.
    const month = priceDays(
      Array.from({ length: 30 }, () => 5000),
      terms,
    );
    assert.deepEqual([month.discountMinor, month.totalMinor], [30_000, 151_200]);
  });

  it('price one day without a discount while no dates are chosen', () => {
    assert.equal(priceOneDay(car), 6642);
  });
});

describe('an invalid rental', () => {
  const shares = { customerFeeBps: 0, commissionBps: 0, taxBps: 0 };
  const discounts = { weeklyDiscountBps: 0, monthlyDiscountBps: 0 };

  it('is refused with the reason', () => {
    const refusal = (message: string) => ({ name: 'RangeError', message });
    const price = (dayRatesMinor: number[]) => priceRental({ dayRatesMinor, discounts, shares });
    assert.throws(() => price([]), refusal('A rental has at least one day'));
    assert.throws(() => price([-1]), refusal('-1 is no amount of money'));
    assert.throws(() => price([100, 0.5]), refusal('0.5 is no amount of money'));
    assert.equal(price([0]).totalMinor, 0);
    const noon = Temporal.PlainDateTime.from('2026-12-01T12:00');
    assert.throws(() => billableDays(noon, noon, 1), refusal('A trip ends after it begins'));
  });
});

describe('dayRates', () => {
  it('uses the daily price where no dated rate applies and nothing was booked', () => {
    const over = [{ from_on: '2026-11-01', to_on: '2026-11-30', daily_price_minor: 9000 }];
    assert.deepEqual(dayRates('2026-12-01', 3, 5000, over), [5000, 5000, 5000]);
    assert.deepEqual(dayRates('2026-12-01', 2, 5000, []), [5000, 5000]);
  });
});
