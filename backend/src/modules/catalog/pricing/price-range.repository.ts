import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Car } from '../cars/cars.table.js';

/** Fewer say nothing of what is usual. */
const leastCars = 3;

/** What most of some cars ask per day, in minor units. */
export interface PriceRange {
  cars: number;
  fromMinor: number;
  medianMinor: number;
  toMinor: number;
}

/** The middle half of the daily prices of a city's public cars of a type; null for fewer than three. */
export async function readPriceRange(
  database: Kysely<Tables>,
  { cityId, type }: { cityId: number; type: Car['type'] | undefined },
): Promise<PriceRange | null> {
  const row = await database
    .selectFrom('cars')
    .where('is_public', '=', true)
    .where('city_id', '=', cityId)
    .$if(type !== undefined, (cars) => cars.where('type', '=', type ?? null))
    .select([
      sql<number>`count(*)::int`.as('cars'),
      sql<number>`percentile_disc(0.25) within group (order by daily_price_minor)`.as('fromMinor'),
      sql<number>`percentile_disc(0.5) within group (order by daily_price_minor)`.as('medianMinor'),
      sql<number>`percentile_disc(0.75) within group (order by daily_price_minor)`.as('toMinor'),
    ])
    .executeTakeFirstOrThrow();
  return row.cars < leastCars ? null : row;
}
