import { marketplaceTerms, monthlyFromDays, weeklyFromDays } from '../pricing/marketplace-terms.js';
import { shareOf } from '../../../platform/money/money.js';
import type { SearchCriteria } from './search-criteria.js';

/** The columns that bound what a day can cost in a trip of this length. */
export type TripLength = 'day' | 'week' | 'month';

/** Bounds for the columns `floor_…` and `ceiling_…`, in their 1/10000 of a minor unit. Null: no bound. */
export interface RateBounds {
  /** A trip can be a day longer where clocks go forward; the longest one's days cost least. */
  floorLength: TripLength;
  /** The shortest one's days cost most. */
  ceilingLength: TripLength;
  /** No car whose day costs more than this at its cheapest can fit. */
  floorAtMost: number | null;
  /** No car whose day costs less than this at its dearest can fit. */
  ceilingAtLeast: number | null;
}

const unit = 10_000;
/** More than all roundings of a price together, in minor units. */
const slack = 3;

/**
 * What the wanted prices, fees and tax included, say about the owners' daily rates: cautious, so that a car within the
 * wanted prices is never left out; the exact price decides afterwards.
 */
export function rateBounds(
  criteria: SearchCriteria,
  days: { least: number; most: number },
  taxes: { least: number; most: number },
): RateBounds {
  const { pricePerDay, total } = criteria;
  // A car with a longer minimum is charged for more days, never for fewer.
  const most = least([pricePerDay.to, total.to === null ? null : total.to / days.least]);
  return {
    floorLength: lengthOf(days.most),
    ceilingLength: lengthOf(days.least),
    floorAtMost: most === null ? null : Math.ceil(rentalOf(most + slack, taxes.least) * unit),
    ceilingAtLeast:
      pricePerDay.from === null
        ? null
        : Math.floor(rentalOf(Math.max(0, pricePerDay.from - slack), taxes.most) * unit),
  };
}

/** What a rental costs the customer when its days cost so much: the least total that a floor leaves possible. */
export function totalOfRate(rate: number, days: number, taxBps: number): number {
  const rental = Math.floor((rate * days) / unit);
  const fee = shareOf(rental, marketplaceTerms.customerFeeBps);
  return rental + fee + shareOf(rental + fee, taxBps);
}

/** The rate at which the cheapest total is about this one: the inverse of {@link totalOfRate}, roundings aside. */
export function rateOfTotal(totalMinor: number, days: number, taxBps: number): number {
  return (rentalOf(totalMinor, taxBps) * unit) / days;
}

function lengthOf(days: number): TripLength {
  if (days >= monthlyFromDays) return 'month';
  return days >= weeklyFromDays ? 'week' : 'day';
}

/** The rental in an amount that includes fee and tax. */
function rentalOf(amountMinor: number, taxBps: number): number {
  return amountMinor / (1 + marketplaceTerms.customerFeeBps / unit) / (1 + taxBps / unit);
}

function least(values: (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : Math.min(...known);
}
