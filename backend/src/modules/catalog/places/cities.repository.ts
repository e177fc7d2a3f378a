import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { City } from './cities.table.js';

const citiesOfDatabases = new WeakMap<Kysely<Tables>, Promise<readonly City[]>>();

/**
 * Every city, in the order of their names. Read once a process: only a migration, which comes with a release, changes them.
 *
 * @param on a transaction that has begun, where it must not wait for another connection
 */
export async function readCities(
  database: Kysely<Tables>,
  on: Kysely<Tables> = database,
): Promise<readonly City[]> {
  let cities = citiesOfDatabases.get(database);
  if (cities === undefined) {
    cities = on.selectFrom('cities').selectAll().orderBy('name').execute();
    citiesOfDatabases.set(database, cities);
    // A database that was away once must not be remembered as away.
    cities.catch(() => citiesOfDatabases.delete(database));
  }
  return await cities;
}

/** How many public cars each city has, by the city's id; cities without any are left out. */
export async function countPublicCarsByCity(database: Kysely<Tables>): Promise<Map<number, number>> {
  const rows = await database
    .selectFrom('cars')
    .where('is_public', '=', true)
    .where('city_id', 'is not', null)
    .groupBy('city_id')
    .select(['city_id', sql<number>`count(*)`.as('cars')])
    .execute();
  return new Map(rows.map(({ city_id, cars }) => [city_id ?? 0, cars]));
}
