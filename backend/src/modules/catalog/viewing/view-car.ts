import type { Deps } from '../../../platform/deps.js';
import { readCities } from '../places/cities.repository.js';
import { type CarDocument, readCarDocuments } from '../documents/car-documents.repository.js';
import { readCarPhotos } from '../photos/car-photos.repository.js';
import { toPhoto } from '../photos/photo-body.js';
import { toMoney } from '../../../platform/money/money.schemas.js';
import { countriesOf, hideContacts } from '../../contacts/public.js';
import { cancellationPolicyText } from '../cars/cancellation-policy-text.js';
import { countPublicCars } from '../cars/cars.repository.js';
import { toCarCard } from './car-card-body.js';
import type { CarDetailsBody, ReviewBody } from './car-details.schemas.js';
import { findVisibleCar } from './find-visible-car.js';
import { findCarReviews, type ReviewRow } from './reviews.repository.js';
import { type User, findUserByUuid } from '../../people/public.js';

const reviewsShown = 3;

/**
 * All that a customer needs to choose a car.
 *
 * @throws Problem 404 CAR_NOT_FOUND unless it is public, or the asking person's own, or an administrator asks
 */
export async function viewCar(deps: Deps, carUuid: string, user: User | undefined): Promise<CarDetailsBody> {
  const { database } = deps;
  const car = await findVisibleCar(deps, carUuid, user);
  const [cities, photos, documents, owner, carCount, reviews, response] = await Promise.all([
    readCities(database),
    readCarPhotos(database, car.uuid),
    readCarDocuments(database, car.uuid),
    findUserByUuid(database, car.owner_uuid),
    countPublicCars(database, car.owner_uuid),
    findCarReviews(database, car.uuid, { after: undefined, limit: reviewsShown }),
    deps.readResponseTime(deps, car.owner_uuid),
  ]);
  if (owner === undefined) throw new Error(`Car ${car.uuid} has no owner`);
  const name = `${car.make} ${car.model}`;
  const isOwn = user?.uuid === car.owner_uuid;
  const country = cities.find(({ id }) => id === car.city_id)?.country_code;
  const countries = countriesOf(country, [owner.phone_e164]);

  return {
    ...toCarCard(deps, car, cities),
    doors: car.doors,
    colour: car.colour,
    // Also those that were saved before such texts were refused.
    description: hideContacts(car.description, { countries }),
    rules: car.rules === null ? null : hideContacts(car.rules, { countries }),
    area: car.area,
    included_km_per_day: car.included_km_per_day,
    min_days: car.min_days,
    min_driver_age: car.min_driver_age,
    cancellation_policy: car.cancellation_policy,
    cancellation_policy_text: cancellationPolicyText[isOwn ? 'owner' : 'driver'][car.cancellation_policy],
    daily_price: toMoney(car.daily_price_minor, car.currency),
    deposit: toMoney(car.deposit_minor, car.currency),
    late_fee_per_hour: toMoney(car.late_fee_per_hour_minor, car.currency),
    weekly_discount_bps: car.weekly_discount_bps,
    monthly_discount_bps: car.monthly_discount_bps,
    photos: photos.map((photo) => toPhoto(deps, photo, name)),
    owner: {
      owner_uuid: owner.uuid,
      first_name: owner.fname,
      is_verified: owner.user_verification === 'verified',
      member_since_on: owner.created_at.toISOString().slice(0, 10),
      car_count: carCount,
      response,
    },
    is_own: isOwn,
    is_public: car.is_public,
    is_verified: car.verification === 'approved',
    verified: car.verification === 'approved' ? ['photos', ...acceptedOf(documents)] : [],
    reviews: reviews.slice(0, reviewsShown).map(toReview),
  };
}

function acceptedOf(documents: readonly CarDocument[]) {
  return documents.filter(({ decision }) => decision === 'accepted').map(({ kind }) => kind);
}

/** A review as the API shows it. */
export function toReview({ uuid, author_first_name, stars, text, written_at }: ReviewRow): ReviewBody {
  return {
    review_uuid: uuid,
    author_first_name,
    stars,
    text: hideContacts(text, { countries: [] }),
    written_on: written_at.toISOString().slice(0, 10),
  };
}
