import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../database/tables.js';
import type { ShownPhoto } from '../../photos/photo-body.js';
import type { DatedRate } from '../../pricing/day-rates.js';
import type { CompleteCar } from '../complete-car.js';

export interface CarCardRow extends CompleteCar {
  cover: ShownPhoto | null;
  rates: DatedRate[] | null;
}

/** Public cars with their cover and dated rates, in the order of the ids; those no longer public are left out. */
export async function readCarCards(
  database: Kysely<Tables>,
  carUuids: readonly string[],
): Promise<CarCardRow[]> {
  const { rows } = await carCardsQuery(carUuids).execute(database);
  const byUuid = new Map(rows.map((row) => [row.uuid, row]));
  return carUuids.flatMap((uuid) => byUuid.get(uuid) ?? []);
}

/** The statement of `readCarCards`, for the benchmark to explain. */
export function carCardsQuery(carUuids: readonly string[]) {
  return sql<CarCardRow>`
    select c.*,
      (select to_jsonb(p) from car_photos as p where p.car_uuid = c.uuid and p.position = 0) as cover,
      case when c.has_dated_rates then (
        select jsonb_agg(r order by r.from_on) from car_rates as r where r.car_uuid = c.uuid
      ) end as rates
    from cars as c
    where c.uuid = any(${carUuids}::uuid[]) and c.is_public`;
}

/** Well rated public cars, at most `perCity` of each city. */
export async function findFeaturedCars(
  database: Kysely<Tables>,
  { perCity, limit }: { perCity: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ uuid: string }>`
    select c.uuid
    from cities, lateral (
      select uuid, rating_hundredths, rating_count from cars
      where is_public and city_id = cities.id
        and exists (select from car_photos where car_uuid = cars.uuid)
      order by rating_hundredths desc, rating_count desc, uuid limit ${perCity}
    ) as c
    order by c.rating_hundredths desc, c.rating_count desc, c.uuid limit ${limit}`.execute(database);
  return rows.map(({ uuid }) => uuid);
}
