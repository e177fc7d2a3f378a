import type { Deps } from '../../../platform/deps.js';
import { findBrokenRule, marketplaceRules } from '../availability/booking-rules.js';
import { nearestPeriods } from '../availability/nearest-periods.js';
import { readCities } from '../places/cities.repository.js';
import type { City } from '../places/cities.table.js';
import { readSearchCriteria } from './search-criteria.js';
import type { Relaxation, SearchFilters, SearchSummary } from './search.schemas.js';
import { countCars } from './count-cars.js';

/** The filters that each suggestion leaves out. A total needs a period, so that it goes with it. */
const filtersOf: Record<Relaxation, (keyof SearchFilters)[]> = {
  place: ['place'],
  period: ['pick_up', 'return', 'total_min', 'total_max'],
  price_per_day: ['price_per_day_min', 'price_per_day_max'],
  total: ['total_min', 'total_max'],
  type: ['type'],
  transmission: ['transmission'],
  fuel: ['fuel'],
  seats: ['seats'],
  features: ['features'],
  instant_book: ['instant_book'],
};

/** How many cars a search finds, and when there are none, which filters keep them away, and at which times there are some. */
export async function summariseSearch(deps: Deps, filters: SearchFilters): Promise<SearchSummary> {
  const cities = await readCities(deps.database);
  const found = await countCars(deps, filters, cities);
  if (found.count > 0) return { ...found, relax: [], nearest: [] };

  const relax: SearchSummary['relax'] = [];
  for (const [drop, names] of Object.entries(filtersOf) as [Relaxation, (keyof SearchFilters)[]][]) {
    if (!names.some((name) => filters[name] !== undefined)) continue;
    const rest = Object.fromEntries(
      Object.entries(filters).filter(([name]) => !names.includes(name as keyof SearchFilters)),
    );
    const without = await countCars(deps, rest, cities);
    if (without.count > 0) relax.push({ drop, ...without });
  }
  relax.sort((one, other) => other.count - one.count);
  return { ...found, relax, nearest: await nearestWithCars(deps, filters, cities) };
}

/** The nearest times by the marketplace's rules, which most cars have; none where the search's own keep these. */
async function nearestWithCars(
  deps: Deps,
  filters: SearchFilters,
  cities: readonly City[],
): Promise<SearchSummary['nearest']> {
  const limits = { now: deps.now(), horizonDays: deps.bookingHorizonDays };
  const [period] = readSearchCriteria(filters, cities, limits).periods ?? [];
  if (period === undefined || findBrokenRule(period, marketplaceRules, limits) === undefined) return [];
  const nearest: SearchSummary['nearest'] = [];
  for (const times of nearestPeriods(period, marketplaceRules, { ...limits, taken: [] })) {
    const then = await countCars(deps, { ...filters, ...times }, cities);
    if (then.count > 0) nearest.push({ ...times, ...then });
  }
  return nearest;
}
