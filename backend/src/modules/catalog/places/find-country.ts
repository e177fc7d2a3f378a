import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { readCities } from './cities.repository.js';
import { citiesNamed } from './match-places.js';

/** The country that a city, or else a region, is known to be in, ISO 3166-1; undefined when it may be in several or none. */
export async function findCountry(
  database: Kysely<Tables>,
  { city, region }: { city: string; region: string },
): Promise<string | undefined> {
  const cities = await readCities(database);
  for (const name of [city, region]) {
    const countries = new Set(citiesNamed(cities, name).map(({ country_code }) => country_code));
    if (countries.size === 1) return [...countries][0];
  }
  return undefined;
}
