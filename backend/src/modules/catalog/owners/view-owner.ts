import { isUuid } from '../../../platform/database/uuid.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { findUserByUuid } from '../../people/public.js';
import { countPublicCars } from '../cars/cars.repository.js';
import { readCities } from '../places/cities.repository.js';
import { toCarCard, toRating } from '../viewing/car-card-body.js';
import { findPublicCarsOf } from '../viewing/car-cards.repository.js';
import { findOwnerReviews, readOwnerRating } from '../viewing/reviews.repository.js';
import { toReview } from '../viewing/view-car.js';
import type { OwnerProfileBody } from './owner-profile.schemas.js';

const carsShown = 24;
const reviewsShown = 10;

/**
 * Who rents cars out, for those who think of renting one: shown while a car of theirs is public.
 *
 * @throws Problem 404 OWNER_NOT_FOUND
 */
export async function viewOwner(deps: Deps, ownerUuid: string): Promise<OwnerProfileBody> {
  const { database } = deps;
  const carCount = isUuid(ownerUuid) ? await countPublicCars(database, ownerUuid) : 0;
  const owner = carCount > 0 ? await findUserByUuid(database, ownerUuid) : undefined;
  if (owner === undefined) {
    throw new Problem(404, 'OWNER_NOT_FOUND', 'This owner has no cars listed at the moment.');
  }
  const [cities, cars, reviews, rating, trips, response] = await Promise.all([
    readCities(database),
    findPublicCarsOf(database, owner.uuid, carsShown),
    findOwnerReviews(database, owner.uuid, reviewsShown),
    readOwnerRating(database, owner.uuid),
    deps.countHostedTrips(database, owner.uuid),
    deps.readResponseTime(deps, owner.uuid),
  ]);
  return {
    owner_uuid: owner.uuid,
    first_name: owner.fname,
    is_verified: owner.user_verification === 'verified',
    member_since_on: owner.created_at.toISOString().slice(0, 10),
    trip_count: trips,
    response,
    languages: owner.languages,
    rating: toRating(rating),
    car_count: carCount,
    cars: cars.map((car) => toCarCard(deps, car, cities)),
    reviews: reviews.map((review) => ({
      ...toReview(review),
      car_name: `${review.make ?? ''} ${review.model ?? ''}`,
    })),
  };
}
