import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { weightedRating } from '../cars/weighted-rating.repository.js';
import type { RateBounds } from './rate-bounds.js';
import { cardColumns, type CarCardRow } from '../viewing/car-cards.repository.js';
import { candidateConditions, column } from './search-conditions.repository.js';
import type { SearchCriteria } from './search-criteria.js';
import type { SearchSort } from './search.schemas.js';

/** A car that the search has reached, with its place in the order of the scan. */
export interface ScannedCar {
  car: CarCardRow;
  /** What the scan is ordered by. */
  keys: number[];
}

export interface CarScan {
  criteria: SearchCriteria;
  bounds: RateBounds;
  sort: SearchSort;
  after: { keys: number[]; uuid: string } | null;
  limit: number;
  now: Date;
}

/**
 * Free public cars in the order of the sort, exact for rating and newest. For the prices the order is that of what a day
 * can cost at its cheapest (or dearest): an index gives it, and the exact price is never on its other side.
 */
export async function scanCars(database: Kysely<Tables>, scan: CarScan): Promise<ScannedCar[]> {
  const { rows } = await scanQuery(scan).execute(database);
  return rows.map(({ key_1, key_2, ...car }) => ({ car, keys: key_2 === null ? [key_1] : [key_1, key_2] }));
}

/** The statement of `scanCars`, for the benchmark to explain. */
export function scanQuery({ criteria, bounds, sort, after, limit, now }: CarScan) {
  const order = scanOrder(sort, criteria, bounds);
  const columns = sql.join(cardColumns.map((name) => sql.ref(`c.${name}`)));
  const keys = sql`${order.key1} as key_1, ${order.key2} as key_2`;
  const wanted = sql`
    where ${candidateConditions(criteria, bounds, now)} and ${after === null ? sql`true` : order.after(after)}
    order by ${order.by} limit ${limit}`;
  if (sort === 'price' && isOfIndexAlone(criteria)) {
    return sql<CarCardRow & { key_1: number; key_2: number | null }>`
      select ${columns}, found.key_1, found.key_2
      from (select c.uuid, ${keys} from cars as c ${wanted}) as found
      join cars as c on c.uuid = found.uuid
      order by found.key_1, found.uuid`;
  }
  return sql<CarCardRow & { key_1: number; key_2: number | null }>`
    select ${columns}, ${keys} from cars as c ${wanted}`;
}

/** Whether the indexes by the lowest rate hold all that is asked: they are walked alone then, and only what is found is read. */
function isOfIndexAlone({
  types,
  transmissions,
  fuels,
  seats,
  features,
  instantBookOnly,
}: SearchCriteria): boolean {
  const lists = [types, transmissions, fuels, features];
  return lists.every((list) => list.length === 0) && seats === 0 && !instantBookOnly;
}

interface ScanOrder {
  key1: RawBuilder<unknown>;
  key2: RawBuilder<unknown>;
  by: RawBuilder<unknown>;
  after: (position: { keys: number[]; uuid: string }) => RawBuilder<boolean>;
}

function scanOrder(sort: SearchSort, criteria: SearchCriteria, bounds: RateBounds): ScanOrder {
  switch (sort) {
    case 'price': {
      const key = column('floor', bounds.floorLength);
      return {
        key1: key,
        key2: sql`null::int`,
        by: sql`${key}, c.uuid`,
        after: ({ keys, uuid }) => sql`(${key}, c.uuid) > (${keys[0]}::bigint, ${uuid}::uuid)`,
      };
    }
    case 'price_desc': {
      const days = Math.max(...(criteria.periods ?? []).map((period) => period.days));
      const key =
        criteria.periods === null
          ? sql`c.daily_price_minor::bigint * 10000`
          : sql`(${column('ceiling', bounds.ceilingLength)} * greatest(c.min_days, ${days}::int))`;
      return descending(key);
    }
    case 'rating':
      return descending(weightedRating);
    case 'newest':
      return {
        ...descending(sql`c.approved_at`, (ms) => sql`to_timestamp(${ms}::float8 / 1000)::timestamptz(3)`),
        key1: sql`(extract(epoch from c.approved_at) * 1000)::bigint`,
      };
  }
}

function descending(
  key: RawBuilder<unknown>,
  value: (key: number | undefined) => RawBuilder<unknown> = (number) => sql`${number}::bigint`,
): ScanOrder {
  return {
    key1: key,
    key2: sql`null::int`,
    by: sql`${key} desc, c.uuid`,
    after: ({ keys: [last], uuid }) => sql`(
      ${key} <= ${value(last)} and (${key} < ${value(last)} or c.uuid > ${uuid}::uuid)
    )`,
  };
}
