import { customReason } from '../../../platform/audit/default-reasons.js';
import { carNotFound } from '../cars/car-problems.js';
import { findCar } from '../cars/cars.repository.js';
import { isUuid } from '../../../platform/database/uuid.js';
import { toOwnCar } from '../owning/own-car-body.js';
import type { Deps } from '../../../platform/deps.js';
import { readCities } from '../places/cities.repository.js';
import { readCarPhotos } from '../photos/car-photos.repository.js';
import { changedFacts, factsToApprove } from './approved-facts.js';
import { carQueue, findCarsLike, findLastApproval, readCarHistory } from './car-queue.repository.js';
import type { CarVerificationDetailsBody } from './car-verification.schemas.js';
import { type User, countCarsOf, findUserByUuid, viewInQueue } from '../../people/public.js';

/**
 * A car with all that an administrator needs to decide on it.
 *
 * @throws Problem 404 CAR_NOT_FOUND, for a draft too: it is its owner's alone
 */
export async function viewCarVerification(
  deps: Deps,
  admin: User,
  carUuid: string,
): Promise<CarVerificationDetailsBody> {
  const { database } = deps;
  const car = isUuid(carUuid) ? await findCar(database, carUuid) : undefined;
  if (car === undefined || car.verification === 'draft') throw carNotFound();
  const [cities, owner, carCount, body, photos, approval, alike, history, { next_uuid, ...inQueue }] =
    await Promise.all([
      readCities(database),
      findUserByUuid(database, car.owner_uuid),
      countCarsOf(database, car.owner_uuid),
      toOwnCar(deps, car),
      readCarPhotos(database, car.uuid),
      findLastApproval(database, car.uuid),
      findCarsLike(database, car),
      readCarHistory(database, car.uuid),
      viewInQueue(deps, carQueue, admin, car.uuid),
    ]);
  if (owner === undefined) throw new Error(`Car ${car.uuid} has no owner`);
  const city = cities.find(({ id }) => id === car.city_id);
  const current = factsToApprove(car, photos);
  const before = approval?.facts;
  const { uuid, fname, lname, email, phone, phone_e164, user_verification, account_status } = owner;

  return {
    car: body,
    city: city === undefined ? null : `${city.name}, ${city.country}`,
    listing: car.listing,
    submitted_at: car.submitted_at?.toISOString() ?? null,
    owner: {
      user_uuid: uuid,
      name: `${fname} ${lname}`,
      email,
      phone,
      phone_e164,
      user_verification,
      account_status,
      car_count: carCount,
    },
    approved_at: approval?.approved_at.toISOString() ?? null,
    changes:
      before === undefined
        ? []
        : changedFacts(before, current).map((field) => ({
            field,
            before: before[field],
            after: current[field],
          })),
    new_photo_uuids:
      before === undefined ? [] : current.photo_uuids.filter((each) => !before.photo_uuids.includes(each)),
    removed_photos: (before?.photo_uuids ?? []).filter((each) => !current.photo_uuids.includes(each)).length,
    same_plate: alike.map((other) => ({
      car_uuid: other.uuid,
      name: [other.make, other.model].filter(Boolean).join(' '),
      owner_name: `${other.fname} ${other.lname}`,
    })),
    history: history.map((entry) => ({
      at: entry.occurred_at.toISOString(),
      action: entry.action,
      by_name: entry.fname === null ? null : `${entry.fname} ${entry.lname ?? ''}`,
      reason: customReason(entry),
    })),
    ...inQueue,
    next_car_uuid: next_uuid,
  };
}
