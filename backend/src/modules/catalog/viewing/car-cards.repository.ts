import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { weightedRating } from '../cars/weighted-rating.repository.js';
import type { CompleteCar } from '../cars/complete-car.js';

/** What a list needs of a car: all in its row, so that a page is read from one table. */
export const cardColumns = [
  'uuid',
  'make',
  'model',
  'year',
  'type',
  'transmission',
  'fuel',
  'seats',
  'features',
  'instant_book',
  'rating_count',
  'rating_hundredths',
  'city_id',
  'time_zone',
  'currency',
  'tax_bps',
  'daily_price_minor',
  'weekly_discount_bps',
  'monthly_discount_bps',
  'min_days',
  'dated_rates',
  'cover',
  'photo_count',
] as const satisfies (keyof CompleteCar)[];

export type CarCardRow = Pick<CompleteCar, (typeof cardColumns)[number]>;

/** Those of these cars that are public, in no order. */
export async function findPublicCars(
  database: Kysely<Tables>,
  carUuids: readonly string[],
): Promise<CarCardRow[]> {
  return (await database
    .selectFrom('cars')
    .select([...cardColumns])
    .where('uuid', 'in', carUuids)
    .where('is_public', '=', true)
    .execute()) as CarCardRow[];
}

/** An owner's public cars, the best rated first. */
export async function findPublicCarsOf(
  database: Kysely<Tables>,
  ownerUuid: string,
  limit: number,
): Promise<CarCardRow[]> {
  return (await database
    .selectFrom('cars')
    .select([...cardColumns])
    .where('owner_uuid', '=', ownerUuid)
    .where('is_public', '=', true)
    .orderBy(weightedRating, 'desc')
    .orderBy('uuid')
    .limit(limit)
    .execute()) as CarCardRow[];
}

/** Well rated public cars with a photo, at most `perCity` of each city. */
export async function findFeaturedCars(
  database: Kysely<Tables>,
  { perCity, limit }: { perCity: number; limit: number },
): Promise<CarCardRow[]> {
  const columns = sql.join(cardColumns.map((column) => sql.ref(`c.${column}`)));
  const { rows } = await sql<CarCardRow>`
    select ${columns}
    from cities, lateral (
      select *, row_number() over (order by ${weightedRating} desc, uuid) as rank
      from cars
      where is_public and city_id = cities.id and cover is not null
      order by rank limit ${perCity}
    ) as c
    order by c.rank, ${weightedRating} desc, c.uuid limit ${limit}`.execute(database);
  return rows;
}
