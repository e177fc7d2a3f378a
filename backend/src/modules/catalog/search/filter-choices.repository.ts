import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { CompleteCar } from '../cars/complete-car.js';
import type { FilterChoice } from './filter-choices.js';
import type { RateBounds } from './rate-bounds.js';
import { candidateConditions } from './search-conditions.repository.js';
import type { SearchCriteria } from './search-criteria.js';
import type { CountedFilter } from './search.schemas.js';

/** What decides a car's choices, and its price. */
const countedColumns = [
  'type',
  'transmission',
  'fuel',
  'seats',
  'features',
  'instant_book',
  'time_zone',
  'tax_bps',
  'daily_price_minor',
  'weekly_discount_bps',
  'monthly_discount_bps',
  'min_days',
  'dated_rates',
] as const satisfies (keyof CompleteCar)[];

export type CountedCar = Pick<CompleteCar, (typeof countedColumns)[number]>;

export interface CarsToCount {
  criteria: SearchCriteria;
  bounds: RateBounds;
  now: Date;
  /** Only cars that fit one of these choices; null: any. */
  wanted: readonly FilterChoice[] | null;
  limit: number;
}

/** Some of the cars that a search finds, their exact price aside, in no order: all of them when fewer than the limit. */
export async function findCarsToCount(
  database: Kysely<Tables>,
  { criteria, bounds, now, wanted, limit }: CarsToCount,
): Promise<CountedCar[]> {
  const columns = sql.join(countedColumns.map((name) => sql.ref(`c.${name}`)));
  const { rows } = await sql<CountedCar>`
    select ${columns} from cars as c
    where ${candidateConditions(criteria, bounds, now)} and ${wanted === null ? sql`true` : fitsOneOf(wanted)}
    limit ${limit}`.execute(database);
  return rows;
}

function fitsOneOf(choices: readonly FilterChoice[]): RawBuilder<boolean> {
  const valuesOf = (name: CountedFilter) =>
    choices.filter(({ filter }) => filter === name).map(({ value }) => value);
  const seats = Math.min(...valuesOf('seats').map(Number));
  return sql`(
    c.type = any(${valuesOf('type')}::text[])
    or c.transmission = any(${valuesOf('transmission')}::text[])
    or c.fuel = any(${valuesOf('fuel')}::text[])
    or c.features && ${valuesOf('features')}::text[]
    or ${Number.isFinite(seats) ? sql`c.seats >= ${seats}` : sql`false`}
    or ${valuesOf('instant_book').length > 0 ? sql`c.instant_book` : sql`false`}
  )`;
}
