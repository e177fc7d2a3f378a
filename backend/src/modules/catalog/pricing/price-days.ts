import { priceRental, type PricedRental } from './price-rental.js';
import type { RentalTerms } from './rental-terms.js';

/** What days cost by the terms that they were quoted with. */
export function priceDays(dayRatesMinor: readonly number[], terms: RentalTerms): PricedRental {
  return priceRental({
    dayRatesMinor,
    discounts: {
      weeklyDiscountBps: terms.weekly_discount_bps,
      monthlyDiscountBps: terms.monthly_discount_bps,
    },
    shares: {
      customerFeeBps: terms.customer_fee_bps,
      commissionBps: terms.commission_bps,
      taxBps: terms.tax_bps,
    },
  });
}
