import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { lockUser, type User } from '../../people/public.js';
import { readCities } from '../places/cities.repository.js';
import { toCarCard } from '../viewing/car-card-body.js';
import type { CarCardBody } from '../viewing/car-card.schemas.js';
import { findPublicCars } from '../viewing/car-cards.repository.js';
import { insertFavourites, readFavourites } from './favourites.repository.js';

export const mostFavourites = 200;

/**
 * Marks cars, such as those that were marked before the sign-in; again changes nothing. The person's row is locked, so
 * that two requests at one moment count one another.
 *
 * @returns all that are marked now, the last one first
 * @throws Problem 409 TOO_MANY_FAVOURITES, and marks none of them
 */
export async function addFavourites(
  { database, now }: Deps,
  { uuid }: User,
  carUuids: readonly string[],
): Promise<string[]> {
  return await database.transaction().execute(async (transaction) => {
    await lockUser(transaction, uuid);
    await insertFavourites(transaction, uuid, carUuids, now());
    const all = await readFavourites(transaction, uuid);
    if (all.length > mostFavourites) {
      const sentence = `You can keep up to ${mostFavourites} favourites. Remove some to add more.`;
      throw new Problem(409, 'TOO_MANY_FAVOURITES', sentence);
    }
    return all;
  });
}

/** The cards of cars, in the order in which they are named; what is not public is left out. */
export async function listCarsByUuid(deps: Deps, carUuids: readonly string[]): Promise<CarCardBody[]> {
  const { database } = deps;
  const [cities, rows] = await Promise.all([readCities(database), findPublicCars(database, carUuids)]);
  return carUuids.flatMap((carUuid) => {
    const car = rows.find(({ uuid }) => uuid === carUuid);
    return car === undefined ? [] : [toCarCard(deps, car, cities)];
  });
}
