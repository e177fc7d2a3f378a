import type { Deps } from '../../../platform/deps.js';
import type { City } from '../places/cities.table.js';
import { readSearchCriteria } from './search-criteria.js';
import type { SearchFilters } from './search.schemas.js';
import { scanCarsInPriceOrder } from './scan-cars-in-price-order.js';
import { taxesOf } from './taxes-of.js';

/** No one reads on to the hundredth car; counting further would cost more than the search itself. */
export const countCap = 100;

/** How many cars a search finds. */
export async function countCars(
  { database, now, bookingHorizonDays }: Deps,
  filters: SearchFilters,
  cities: readonly City[],
) {
  const criteria = readSearchCriteria(filters, cities, {
    now: now(),
    horizonDays: bookingHorizonDays,
  });
  if (criteria.cities?.length === 0) return { count: 0, is_capped: false };
  const found = await scanCarsInPriceOrder(database, {
    criteria,
    // The order in which least of what does not fit is passed.
    sort: 'price',
    after: null,
    limit: countCap + 1,
    now: now(),
    taxes: taxesOf(criteria.cities ?? cities),
  });
  return capped(found.length);
}

/** A count as the API says it. */
export function capped(found: number): { count: number; is_capped: boolean } {
  return { count: Math.min(found, countCap), is_capped: found > countCap };
}
