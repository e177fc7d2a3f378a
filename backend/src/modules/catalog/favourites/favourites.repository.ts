import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

/** The cars that a person has marked, the last one first. */
export async function readFavourites(database: Kysely<Tables>, userUuid: string): Promise<string[]> {
  const rows = await database
    .selectFrom('favourites')
    .select('car_uuid')
    .where('user_uuid', '=', userUuid)
    .orderBy('added_at', 'desc')
    .orderBy('car_uuid')
    .execute();
  return rows.map(({ car_uuid }) => car_uuid);
}

/** Marks public cars, in the order in which they are named; cars that are marked already, or not public, are left as they are. */
export async function insertFavourites(
  database: Kysely<Tables>,
  userUuid: string,
  carUuids: readonly string[],
  now: Date,
): Promise<void> {
  await sql`
    insert into favourites (user_uuid, car_uuid, added_at)
    select ${userUuid}, cars.uuid, ${now}::timestamptz - wanted.place * interval '1 millisecond'
    from unnest(${carUuids}::uuid[]) with ordinality as wanted (car_uuid, place)
    inner join cars on cars.uuid = wanted.car_uuid and cars.is_public
    on conflict do nothing`.execute(database);
}

/** Takes a person's mark off a car, if there is one. */
export async function deleteFavourite(
  database: Kysely<Tables>,
  userUuid: string,
  carUuid: string,
): Promise<void> {
  await database
    .deleteFrom('favourites')
    .where('user_uuid', '=', userUuid)
    .where('car_uuid', '=', carUuid)
    .execute();
}

/** Takes off all marks of a person. */
export async function forgetFavourites(database: Kysely<Tables>, userUuid: string): Promise<void> {
  await database.deleteFrom('favourites').where('user_uuid', '=', userUuid).execute();
}
