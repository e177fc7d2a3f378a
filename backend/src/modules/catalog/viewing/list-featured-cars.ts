import type { Deps } from '../../../platform/deps.js';
import { readCities } from '../places/cities.repository.js';
import { toCarCard } from './car-card-body.js';
import type { CarCardBody } from './car-card.schemas.js';
import { findFeaturedCars } from './car-cards.repository.js';

/** Cars to show who has not searched yet: well rated, of each city the best one before any second. */
export async function listFeaturedCars(deps: Deps, limit: number): Promise<CarCardBody[]> {
  const { database } = deps;
  const [cities, cars] = await Promise.all([
    readCities(database),
    findFeaturedCars(database, { perCity: 2, limit }),
  ]);
  return cars.map((car) => toCarCard(deps, car, cities));
}
