import type { Deps } from '../../../platform/deps.js';
import { readCities } from '../places/cities.repository.js';
import type { City } from '../places/cities.table.js';
import { priceCard } from '../viewing/car-card-body.js';
import { capped, countCap } from './count-cars.js';
import { searchesToCount, type FilterChoice } from './filter-choices.js';
import { findCarsToCount, type CountedCar } from './filter-choices.repository.js';
import { boundsOf, isWanted } from './scan-cars-in-price-order.js';
import { readSearchCriteria, type SearchCriteria } from './search-criteria.js';
import type { FilterCounts, SearchFilters } from './search.schemas.js';
import { taxesOf } from './taxes-of.js';

/** All cars of a large city. */
const carsAtOnce = 2_000;
/** How many times as many cars the next step looks at. */
const growth = 4;

/**
 * How many cars a search finds with each choice of its filters taken: beside what is chosen in the other filters, and for
 * features beside the other features.
 *
 * @throws Problem PERIOD_NOT_ALLOWED or VALUE_NOT_ALLOWED
 */
export async function countFilterChoices(
  deps: Deps,
  filters: SearchFilters,
  atOnce = carsAtOnce,
): Promise<FilterCounts> {
  const cities = await readCities(deps.database);
  const choices: FilterCounts['choices'] = [];
  for (const search of searchesToCount(filters)) {
    const counts = await countChoices(deps, { ...search, cities, atOnce });
    for (const [{ filter, value }, count] of counts) choices.push({ filter, value, ...capped(count) });
  }
  return { choices };
}

interface ChoicesToCount {
  filters: SearchFilters;
  choices: readonly FilterChoice[];
  cities: readonly City[];
  atOnce: number;
}

/**
 * Counts every choice among the same cars. Where there are more than are looked at in one step, most choices have reached
 * the cap; the next step looks for cars of the others alone.
 */
async function countChoices(
  { database, now, bookingHorizonDays }: Deps,
  { filters, choices, cities, atOnce }: ChoicesToCount,
): Promise<Map<FilterChoice, number>> {
  const limits = { now: now(), horizonDays: bookingHorizonDays };
  const criteria = readSearchCriteria(filters, cities, limits);
  const counts = new Map(choices.map((choice) => [choice, 0]));
  if (criteria.cities?.length === 0) return counts;
  const bounds = boundsOf(criteria, taxesOf(criteria.cities ?? cities));
  for (let limit = atOnce; ; limit *= growth) {
    const open = choices.filter((choice) => (counts.get(choice) ?? 0) <= countCap);
    const wanted = open.length === choices.length ? null : open;
    const cars = await findCarsToCount(database, { criteria, bounds, now: limits.now, wanted, limit });
    const found = cars.filter((car) => hasWantedPrice(car, criteria));
    for (const choice of open) counts.set(choice, found.filter(choice.fits).length);
    if (cars.length < limit || [...counts.values()].every((count) => count > countCap)) return counts;
  }
}

/** Cars are priced only for a price that is wanted: that takes most of the time then. */
function hasWantedPrice(car: CountedCar, criteria: SearchCriteria): boolean {
  const { pricePerDay, total } = criteria;
  if ([pricePerDay, total].every(({ from, to }) => from === null && to === null)) return true;
  return isWanted({ price: priceCard(car, criteria.periods) }, criteria);
}
