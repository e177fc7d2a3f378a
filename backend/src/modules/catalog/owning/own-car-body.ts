import { readBlockedTimes, type Claim } from '../availability/car-claims.repository.js';
import { localTime } from '../../../platform/time/local-time.js';
import type { Deps } from '../../../platform/deps.js';
import { readCities } from '../places/cities.repository.js';
import { readPhotosOfCars } from '../photos/car-photos.repository.js';
import { toPhoto } from '../photos/photo-body.js';
import type { Car } from '../cars/cars.table.js';
import { toDocument } from '../../people/public.js';
import { toRating } from '../viewing/car-card-body.js';
import { readDocumentsOfCars } from '../documents/car-documents.repository.js';
import { toRulesBody } from './own-booking-rules.js';
import { missingFromCar } from './missing-facts.js';
import type { OwnCarBody } from './own-car.schemas.js';

/** Cars as their owner sees them, in the same order. */
export async function toOwnCars(deps: Deps, cars: readonly Car[]): Promise<OwnCarBody[]> {
  const { database, now } = deps;
  const uuids = cars.map(({ uuid }) => uuid);
  const [cities, photos, documents, blocked] = await Promise.all([
    readCities(database),
    readPhotosOfCars(database, uuids),
    readDocumentsOfCars(database, uuids),
    readBlockedTimes(database, uuids, now()),
  ]);
  return cars.map((car) => {
    const own = photos.get(car.uuid) ?? [];
    const shown = documents.get(car.uuid) ?? [];
    const name = [car.make, car.model].filter(Boolean).join(' ') || 'Your car';
    return {
      ...factsOf(car),
      ...toRulesBody(car),
      place_slug: cities.find(({ id }) => id === car.city_id)?.slug ?? null,
      photos: own.map((photo) => toPhoto(deps, photo, name)),
      documents: shown.map(toDocument),
      documents_due_on: car.documents_due_on,
      documents_wait: car.documents_wait,
      rates: car.dated_rates,
      blocked_days: (blocked.get(car.uuid) ?? []).map((claim) =>
        toBlockedDays(claim, car.time_zone ?? 'UTC'),
      ),
      missing: missingFromCar(car, own.length, shown),
      rating: toRating(car),
    };
  });
}

/** One car as its owner sees it. */
export async function toOwnCar(deps: Deps, car: Car): Promise<OwnCarBody> {
  const [own] = await toOwnCars(deps, [car]);
  if (own === undefined) throw new Error('One car in, none out');
  return own;
}

/** Blocked time as the days that the owner chose: it ends with the last of them. */
function toBlockedDays({ begins_at, ends_at }: Claim, timeZone: string) {
  return {
    from_on: localTime(begins_at, timeZone).toPlainDate().toString(),
    to_on: localTime(ends_at, timeZone).subtract({ nanoseconds: 1 }).toPlainDate().toString(),
  };
}

function factsOf(car: Car) {
  const { uuid, verification, verification_reason, listing, is_public, created_at, updated_at } = car;
  const { make, model, year, type, transmission, fuel, seats, doors, colour, plate, vin } = car;
  const { description, features, street, zip_code, area, rules, currency, instant_book } = car;
  const { daily_price_minor, weekly_discount_bps, monthly_discount_bps, deposit_minor, min_days } = car;
  const { included_km_per_day, min_driver_age, cancellation_policy, late_fee_per_hour_minor } = car;
  const { booking_horizon_days } = car;
  return {
    car_uuid: uuid,
    verification,
    verification_reason,
    listing,
    is_public,
    make,
    model,
    year,
    type,
    transmission,
    fuel,
    seats,
    doors,
    colour,
    plate,
    vin,
    description,
    features,
    street,
    zip_code,
    area,
    rules,
    currency,
    instant_book,
    daily_price_minor,
    weekly_discount_bps,
    monthly_discount_bps,
    deposit_minor,
    min_days,
    included_km_per_day,
    min_driver_age,
    cancellation_policy,
    late_fee_per_hour_minor,
    booking_horizon_days,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  };
}
