import { monthlyFromDays, weeklyFromDays } from './marketplace-terms.js';
import { shareOf } from '../../../platform/money/money.js';

/** What a car asks. Amounts are minor units of one currency, shares are basis points. */
export interface CarTerms {
  dailyPriceMinor: number;
  weeklyDiscountBps: number;
  monthlyDiscountBps: number;
}

/** What marketplace and state take. */
export interface ChargedShares {
  customerFeeBps: number;
  commissionBps: number;
  taxBps: number;
}

export interface RentalToPrice {
  /** The rate of each billable day, in order: the dated rate where the owner set one, else the daily price. */
  dayRatesMinor: readonly number[];
  discounts: Pick<CarTerms, 'weeklyDiscountBps' | 'monthlyDiscountBps'>;
  shares: ChargedShares;
}

export interface PricedRental {
  baseMinor: number;
  discountBps: number;
  discountMinor: number;
  rentalMinor: number;
  feeMinor: number;
  taxMinor: number;
  /** What the customer pays; never includes the deposit. */
  totalMinor: number;
  commissionMinor: number;
  /** What the owner gets. */
  payoutMinor: number;
}

/**
 * The one function that prices a rental: quotes, cards, changes and payouts all come from it. Each line is rounded once,
 * half up, so base − discount + fee + tax is exactly the total, and
 * total = payout + commission + fee + tax.
 *
 * @throws RangeError for no days, or an amount that is not a whole number of minor units, 0 or more
 */
export function priceRental({ dayRatesMinor, discounts, shares }: RentalToPrice): PricedRental {
  if (dayRatesMinor.length === 0) throw new RangeError('A rental has at least one day');
  for (const amount of dayRatesMinor) {
    if (!Number.isSafeInteger(amount) || amount < 0) throw new RangeError(`${amount} is no amount of money`);
  }

  const baseMinor = dayRatesMinor.reduce((total, rate) => total + rate, 0);
  const discountBps = bestDiscount(dayRatesMinor.length, discounts);
  const discountMinor = shareOf(baseMinor, discountBps);
  const rentalMinor = baseMinor - discountMinor;
  const feeMinor = shareOf(rentalMinor, shares.customerFeeBps);
  const taxMinor = shareOf(rentalMinor + feeMinor, shares.taxBps);
  const commissionMinor = shareOf(rentalMinor, shares.commissionBps);

  return {
    baseMinor,
    discountBps,
    discountMinor,
    rentalMinor,
    feeMinor,
    taxMinor,
    totalMinor: rentalMinor + feeMinor + taxMinor,
    commissionMinor,
    payoutMinor: rentalMinor - commissionMinor,
  };
}

/** The better of the discounts that a trip of so many days is long enough for. */
function bestDiscount(days: number, discounts: RentalToPrice['discounts']): number {
  const weekly = days >= weeklyFromDays ? discounts.weeklyDiscountBps : 0;
  const monthly = days >= monthlyFromDays ? discounts.monthlyDiscountBps : 0;
  return Math.max(weekly, monthly);
}
