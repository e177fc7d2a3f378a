import { marketplaceTerms } from './marketplace-terms.js';
import type { PricedCar } from './price-trip.js';

/** What besides the rates of its days decides a trip's price; frozen when it is quoted. Shares are basis points. */
export interface RentalTerms {
  weekly_discount_bps: number;
  monthly_discount_bps: number;
  customer_fee_bps: number;
  commission_bps: number;
  tax_bps: number;
  min_days: number;
}

/** Today's terms for a car. */
export function termsOf(car: PricedCar): RentalTerms {
  return {
    weekly_discount_bps: car.weekly_discount_bps,
    monthly_discount_bps: car.monthly_discount_bps,
    customer_fee_bps: marketplaceTerms.customerFeeBps,
    commission_bps: marketplaceTerms.commissionBps,
    tax_bps: car.tax_bps,
    min_days: car.min_days,
  };
}
