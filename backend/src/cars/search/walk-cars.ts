import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.js';
import { rateBounds, totalOfRate } from './rate-bounds.js';
import { scanCars, type CarScan, type ScannedCar } from './search-cars.repository.js';
import type { SearchCriteria } from './search-criteria.js';
import type { SearchPosition } from './search-cursor.js';
import type { SearchSort } from './search.schemas.js';

export interface CarWalk {
  criteria: SearchCriteria;
  sort: SearchSort;
  /** The last car of the page before. */
  after: SearchPosition | null;
  /** How many cars are wanted. */
  limit: number;
  now: Date;
  /** Tax of the places that are searched, in basis points. */
  taxes: { least: number; most: number };
}

/**
 * The next cars of a search in the exact order of its sort; fewer than asked for only when there are no more.
 *
 * By price, the order of an index comes close to the exact one and never runs ahead of it: the walk goes on until no
 * car that is still to come can belong before those found. Mostly that is one step.
 */
export async function walkCars(database: Kysely<Tables>, walk: CarWalk): Promise<ScannedCar[]> {
  const { sort, after, limit } = walk;
  const isByPrice = sort === 'price' || sort === 'price_desc';
  const found: ScannedCar[] = [];
  const scan = startScan(walk, isByPrice ? null : after, isByPrice ? 2 * limit : limit);

  for (;;) {
    const cars = await scanCars(database, scan);
    for (const car of cars) {
      if (car.isWanted && (!isByPrice || isAfter(car, after, sort))) found.push(car);
    }
    const last = cars.at(-1);
    const isExhausted = last === undefined || cars.length < scan.limit;
    const settled = isByPrice
      ? found.filter((car) => isExhausted || isSettled(car, last, walk)).sort(byPrice(sort))
      : found;
    if (isExhausted || settled.length >= limit) return settled.slice(0, limit);
    scan.after = last;
    scan.limit = Math.min(4 * scan.limit, 2_000);
  }
}

function startScan(walk: CarWalk, after: CarScan['after'], limit: number): CarScan {
  const { criteria, sort, now, taxes } = walk;
  return { criteria, sort, now, after, limit, bounds: rateBounds(criteria, leastDays(criteria), taxes) };
}

/** Whether no car after `last` in the scan can come before this one. */
function isSettled(car: ScannedCar, last: ScannedCar, { sort, criteria, taxes }: CarWalk): boolean {
  const [rate = 0] = last.keys;
  if (sort === 'price') return car.total < totalOfRate(rate, leastDays(criteria), taxes.least);
  // The scan's key holds the days already. One more: its rental was rounded down here, but may be rounded up.
  return car.total > totalOfRate(rate + 10_000, 1, taxes.most) + 1;
}

function isAfter(car: ScannedCar, position: SearchPosition | null, sort: SearchSort): boolean {
  return position === null || byPrice(sort)(car, { total: position.keys[0] ?? 0, uuid: position.uuid }) > 0;
}

type Priced = Pick<ScannedCar, 'total' | 'uuid'>;

function byPrice(sort: SearchSort): (one: Priced, other: Priced) => number {
  const direction = sort === 'price_desc' ? -1 : 1;
  return (one, other) => direction * (one.total - other.total) || (one.uuid < other.uuid ? -1 : 1);
}

function leastDays({ periods }: SearchCriteria): number {
  return periods === null ? 1 : Math.min(...periods.map(({ days }) => days));
}
