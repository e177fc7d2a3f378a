import type { Deps } from '../../../platform/deps.js';
import { countPublicCarsByCity, readCities } from './cities.repository.js';
import type { City } from './cities.table.js';
import { matchPlaces } from './match-places.js';
import type { PlaceBody, PlacesQuery, PlacesResponse } from './place.schemas.js';

/** Places to search in, those with the most cars first; with `all`, every place that a car can be listed in. */
export async function listPlaces({ database }: Deps, request: PlacesQuery): Promise<PlacesResponse> {
  const { query = '', all = false, limit = 20 } = request;
  const [cities, counts] = await Promise.all([readCities(database), countPublicCarsByCity(database)]);
  const matching = query === '' ? cities : matchPlaces(cities, query);
  const places = matching
    .map((city) => ({ ...toPlace(city), car_count: counts.get(city.id) ?? 0 }))
    .filter(({ car_count }) => all || car_count > 0)
    .sort((one, other) => other.car_count - one.car_count);
  return { places: places.slice(0, limit) };
}

/** A city as the API shows it. */
export function toPlace(city: City): PlaceBody {
  const { slug, name, country, country_code, time_zone, currency } = city;
  return { slug, name, country, country_code, time_zone, currency };
}
