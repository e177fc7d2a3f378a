import { dayRates, type DatedRate } from './day-rates.js';
import { marketplaceTerms } from './marketplace-terms.js';
import { priceRental, type PricedRental } from './price-rental.js';

/** What of a car decides its price. */
export interface PricedCar {
  daily_price_minor: number;
  weekly_discount_bps: number;
  monthly_discount_bps: number;
  min_days: number;
  tax_bps: number;
  dated_rates: readonly DatedRate[];
}

export interface PricedTrip {
  billableDays: number;
  /** The car's minimum is longer than the trip. */
  isMinimumStay: boolean;
  /** Of each billable day, the day of the pick-up first. */
  dayRatesMinor: number[];
  price: PricedRental;
}

/**
 * What a car costs for a trip, by today's terms.
 *
 * @param trip the day of the pick-up in the car's time zone, and the trip's days before the car's minimum
 * @param boughtMinor the rates of days that were paid for already, by day
 */
export function priceTrip(
  car: PricedCar,
  trip: { firstOn: string; days: number },
  boughtMinor?: ReadonlyMap<string, number>,
): PricedTrip {
  const billableDays = Math.max(car.min_days, trip.days);
  const dayRatesMinor = dayRates(
    trip.firstOn,
    billableDays,
    car.daily_price_minor,
    car.dated_rates,
    boughtMinor,
  );
  return {
    billableDays,
    isMinimumStay: billableDays > trip.days,
    dayRatesMinor,
    price: priceRental({
      dayRatesMinor,
      discounts: {
        weeklyDiscountBps: car.weekly_discount_bps,
        monthlyDiscountBps: car.monthly_discount_bps,
      },
      shares: { ...marketplaceTerms, taxBps: car.tax_bps },
    }),
  };
}

/** What one day costs at a car's daily price, fee and tax included: what is shown while no dates are chosen. */
export function priceOneDay(car: PricedCar): number {
  return priceRental({
    dayRatesMinor: [car.daily_price_minor],
    discounts: { weeklyDiscountBps: 0, monthlyDiscountBps: 0 },
    shares: { ...marketplaceTerms, taxBps: car.tax_bps },
  }).totalMinor;
}
