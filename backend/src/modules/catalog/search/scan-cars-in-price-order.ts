import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { priceCard, type CardPrice } from '../viewing/car-card-body.js';
import { rateBounds, rateOfTotal, totalOfRate, type RateBounds } from './rate-bounds.js';
import { scanCars, type CarScan, type ScannedCar } from './search-cars.repository.js';
import type { Range, SearchCriteria } from './search-criteria.js';
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

/** A car that the search finds, priced by the one function. */
export interface FoundCar extends ScannedCar {
  price: CardPrice;
  /** The total, or without a period the price of a day. */
  sortPrice: number;
}

/** How many more cars the first step by price looks at: those that cost more on the trip's days than at their cheapest. */
export const priceSortLookahead = 12;

/**
 * The next cars of a search in the exact order of its sort; fewer than asked for only when there are no more.
 *
 * By price, the order of an index comes close to the exact one and never runs ahead of it: the walk goes on until no
 * car that is still to come can belong before those found. Mostly that is one step.
 */
export async function scanCarsInPriceOrder(database: Kysely<Tables>, walk: CarWalk): Promise<FoundCar[]> {
  const { sort, after, limit } = walk;
  const isByPrice = sort === 'price' || sort === 'price_desc';
  const found: FoundCar[] = [];
  const scan = startScan(walk, isByPrice ? null : after, isByPrice ? limit + priceSortLookahead : limit);

  for (;;) {
    const cars = await scanCars(database, scan);
    for (const scanned of cars) {
      const priced = price(scanned, walk.criteria);
      if (isWanted(priced, walk.criteria) && (!isByPrice || isAfter(priced, after, sort))) found.push(priced);
    }
    const last = cars.at(-1);
    const isExhausted = last === undefined || cars.length < scan.limit;
    const settled = isByPrice
      ? found.filter((car) => isExhausted || isSettled(car, last, walk)).sort(byPrice(sort))
      : found;
    if (isExhausted || settled.length >= limit) return settled.slice(0, limit);
    scan.after = { keys: last.keys, uuid: last.car.uuid };
    scan.limit = nextLimit(cars, found, walk);
  }
}

function startScan(walk: CarWalk, after: CarScan['after'], limit: number): CarScan {
  const { criteria, sort, now, taxes } = walk;
  return { criteria, sort, now, after, limit, bounds: boundsOf(criteria, taxes) };
}

/** What the wanted prices say about the daily rates of cars in places with these taxes. */
export function boundsOf(criteria: SearchCriteria, taxes: CarWalk['taxes']): RateBounds {
  return rateBounds(criteria, daysOf(criteria), taxes);
}

/** Whether no car after `last` in the scan can come before this one. */
function isSettled(found: FoundCar, last: ScannedCar, { sort, criteria, taxes }: CarWalk): boolean {
  const [rate = 0] = last.keys;
  // At the same price, too: of those, the order is the scan's own.
  if (sort === 'price') return found.sortPrice <= totalOfRate(rate, daysOf(criteria).least, taxes.least);
  // The scan's key holds the days already. One more: its rental was rounded down here, but may be rounded up.
  return found.sortPrice > totalOfRate(rate + 10_000, 1, taxes.most) + 1;
}

/** One statement over more cars costs less than two: what a step cannot know, it takes generously. */
const growth = { least: 2, most: 8 };
const mostInAStep = 2_000;

/**
 * How many cars the next step looks at. While the page is not full, as many as would fill it at the share that was found.
 * Once only a better one could still come, as many as lie before that, by how close to each other those of this step were.
 */
function nextLimit(cars: readonly ScannedCar[], found: readonly FoundCar[], walk: CarWalk): number {
  const lastOfPage = found.toSorted(byPrice(walk.sort))[walk.limit - 1];
  const ahead =
    lastOfPage === undefined
      ? cars.length * Math.min(growth.most, walk.limit / Math.max(1, found.length))
      : carsBefore(lastOfPage, cars, walk) + 2 * walk.limit;
  return Math.min(Math.max(growth.least * cars.length, Math.ceil(ahead)), mostInAStep);
}

/** About how many more cars there are of which one could come before this one. */
function carsBefore(found: FoundCar, cars: readonly ScannedCar[], walk: CarWalk): number {
  const [firstRate = 0] = cars[0]?.keys ?? [];
  const [lastRate = 0] = cars.at(-1)?.keys ?? [];
  const span = Math.abs(lastRate - firstRate);
  return span === 0 ? 0 : (cars.length * Math.abs(rateThatSettles(found, walk) - lastRate)) / span;
}

/** About where in the scan no car can come before this one any more. */
function rateThatSettles({ sortPrice }: FoundCar, { sort, criteria, taxes }: CarWalk): number {
  if (sort === 'price') return rateOfTotal(sortPrice, daysOf(criteria).least, taxes.least);
  return rateOfTotal(sortPrice - 1, 1, taxes.most) - 10_000;
}

function isAfter(found: FoundCar, position: SearchPosition | null, sort: SearchSort): boolean {
  if (position === null) return true;
  const [sortPrice = 0, rate = 0] = position.keys;
  return comparePrices(found, { sortPrice, rate, uuid: position.uuid }, sort) > 0;
}

function byPrice(sort: SearchSort): (one: FoundCar, other: FoundCar) => number {
  return (one, other) =>
    comparePrices(one, { sortPrice: other.sortPrice, rate: other.keys[0] ?? 0, uuid: other.car.uuid }, sort);
}

/** Cars of one price in the order of the scan: by the lowest rate, then by id; for `price_desc` by id alone. */
function comparePrices(
  one: FoundCar,
  other: { sortPrice: number; rate: number; uuid: string },
  sort: SearchSort,
): number {
  const byUuid = one.car.uuid < other.uuid ? -1 : one.car.uuid > other.uuid ? 1 : 0;
  if (sort === 'price_desc') return other.sortPrice - one.sortPrice || byUuid;
  return one.sortPrice - other.sortPrice || (one.keys[0] ?? 0) - other.rate || byUuid;
}

function price(scanned: ScannedCar, { periods }: SearchCriteria): FoundCar {
  const cardPrice = priceCard(scanned.car, periods);
  return { ...scanned, price: cardPrice, sortPrice: cardPrice.totalMinor ?? cardPrice.perDayMinor };
}

/** Whether the price that the card shows is one that the customer wants. */
export function isWanted(
  { price: { perDayMinor, totalMinor } }: { price: CardPrice },
  { pricePerDay, total }: SearchCriteria,
): boolean {
  return isWithin(perDayMinor, pricePerDay) && (totalMinor === null || isWithin(totalMinor, total));
}

function isWithin(amountMinor: number, { from, to }: Range): boolean {
  return (from === null || amountMinor >= from) && (to === null || amountMinor <= to);
}

/** How long the trip is, in the time zones that are searched. */
function daysOf({ periods }: SearchCriteria): { least: number; most: number } {
  const days = periods?.map((period) => period.days) ?? [1];
  return { least: Math.min(...days), most: Math.max(...days) };
}
