import { add, nothing, shareInBps, type Parts } from './parts.js';

/** What a trip was booked by. Shares are basis points. */
export interface Terms {
  weekly_discount_bps: number;
  monthly_discount_bps: number;
  customer_fee_bps: number;
  commission_bps: number;
  tax_bps: number;
  min_days: number;
}

/** A day of the trip and its rate. */
export interface Day {
  on: string;
  rate_minor: number;
}

export interface Price {
  days: Day[];
  /** Whose all of it is. */
  parts: Parts;
  total: number;
}

/** What days cost: rental less the best discount, the customer’s fee, and tax on both. */
export function priceOf(days: Day[], terms: Terms, kept: Parts = nothing): Price {
  const base = days.reduce((minor, { rate_minor }) => minor + rate_minor, 0);
  const weekly = days.length >= 7 ? terms.weekly_discount_bps : 0;
  const monthly = days.length >= 30 ? terms.monthly_discount_bps : 0;
  const rental = base - shareInBps(base, Math.max(weekly, monthly));
  const fee = shareInBps(rental, terms.customer_fee_bps);
  const tax = shareInBps(rental + fee, terms.tax_bps);
  const commission = shareInBps(rental, terms.commission_bps);
  const parts = add({ owner: rental - commission, commission, fee, tax }, kept);
  return { days, parts, total: parts.owner + parts.commission + parts.fee + parts.tax };
}

/** What a late return costs and for whom: the owner, less the commission. */
export function lateFeeParts(amount: number, terms: Terms): Parts {
  const commission = shareInBps(amount, terms.commission_bps);
  return { owner: amount - commission, commission, fee: 0, tax: 0 };
}

const minute = 60_000;
const hour = 60 * minute;

/** Nothing within 30 minutes; then each started hour since the return time, 24 at most. */
export function lateFeeOf(returnAt: Date, backAt: Date, perHour: number): number {
  const late = backAt.getTime() - returnAt.getTime();
  return late <= 30 * minute ? 0 : Math.min(24, Math.ceil(late / hour)) * perHour;
}
