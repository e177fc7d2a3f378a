import type { Deps } from '../../../platform/deps.js';
import { readCities } from '../places/cities.repository.js';
import { toPlace } from '../places/list-places.js';
import { toCarCard } from '../viewing/car-card-body.js';
import { readSearchCriteria } from './search-criteria.js';
import { decodeCursor, encodeCursor } from './search-cursor.js';
import type { SearchQuery, SearchResponse, SearchSort } from './search.schemas.js';
import { taxesOf } from './taxes-of.js';
import { scanCarsInPriceOrder, type FoundCar } from './scan-cars-in-price-order.js';

/**
 * A page of the public cars that fit and are free for the whole period, each with its exact price.
 *
 * @throws Problem PERIOD_NOT_ALLOWED, VALUE_NOT_ALLOWED, or VALIDATION_FAILED for a cursor of another search
 */
export async function searchCars(deps: Deps, query: SearchQuery): Promise<SearchResponse> {
  const { database, now, bookingHorizonDays } = deps;
  const { sort = 'rating', limit = 24, cursor: _cursor, ...filters } = query;
  const cities = await readCities(database);
  const criteria = readSearchCriteria(filters, cities, {
    now: now(),
    horizonDays: bookingHorizonDays,
  });
  const after = decodeCursor(query, sort);
  const places = (criteria.cities ?? []).map(toPlace);
  if (criteria.cities?.length === 0) return { cars: [], places, has_more: false, next_cursor: null };

  const taxes = taxesOf(criteria.cities ?? cities);
  const found = await scanCarsInPriceOrder(database, {
    criteria,
    sort,
    after,
    limit: limit + 1,
    now: now(),
    taxes,
  });
  const page = found.slice(0, limit);
  const last = page.at(-1);
  const hasMore = found.length > limit;
  return {
    cars: page.map(({ car, price }) => toCarCard(deps, car, cities, price)),
    places,
    has_more: hasMore,
    next_cursor: hasMore && last !== undefined ? encodeCursor(positionOf(last, sort), query) : null,
  };
}

function positionOf({ car, keys, sortPrice }: FoundCar, sort: SearchSort) {
  const { uuid } = car;
  if (sort === 'price') return { sort, uuid, keys: [sortPrice, ...keys] };
  return { sort, uuid, keys: sort === 'price_desc' ? [sortPrice] : keys };
}
