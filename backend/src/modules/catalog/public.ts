export {
  deleteClaims,
  findNextClaim,
  insertClaim,
  claimIfFree,
  isCarFree,
  isTaken,
  keepClaim,
  moveClaim,
  readClaim,
} from './availability/car-claims.repository.js';
export { bufferedTime } from './availability/booking-rules.js';
export {
  type WantedCar,
  requireRulesKept,
  rulesOf,
  unavailableFor,
} from './availability/require-bookable.js';
export {
  type PeriodLimits,
  type TripPeriod,
  type WantedPeriod,
  horizonOf,
  readTripPeriod,
  requireWithinHorizon,
  tripPeriod,
} from './availability/trip-period.js';
export { cancellationPolicyText } from './cars/cancellation-policy-text.js';
export { type CancellationPolicy, cancellationPolicies } from './cars/car-enumerations.js';
export { carNotFound, carUnavailable } from './cars/car-problems.js';
export { type CarSteps, carStepsOf } from './owning/car-steps.js';
export { forgetCars, lockCarsOf, readCarsOf } from './cars/cars-of-owner.repository.js';
export { forgetFavourites } from './favourites/favourites.repository.js';
export { findCar, lockCar } from './cars/cars.repository.js';
export type { Car } from './cars/cars.table.js';
export { isComplete } from './cars/complete-car.js';
export type { CarEvent } from './events.js';
export { toPhoto } from './photos/photo-body.js';
export { PhotoRef } from './photos/photo.schemas.js';
export { photoFilesOf, photosOf } from './photos/photos-of.js';
export { findCountry } from './places/find-country.js';
export { readCities } from './places/cities.repository.js';
export type { City } from './places/cities.table.js';
export { toPlace } from './places/list-places.js';
export { PlaceRef } from './places/place.schemas.js';
export { type DatedRate, dayRates, daysFrom } from './pricing/day-rates.js';
export { priceDays } from './pricing/price-days.js';
export { type PriceLine, priceLines } from './pricing/price-lines.js';
export { PriceLinesSchema } from './pricing/price-lines.schemas.js';
export type { PricedRental } from './pricing/price-rental.js';
export { priceTrip } from './pricing/price-trip.js';
export { type RentalTerms, termsOf } from './pricing/rental-terms.js';
export { type ReservationPrice, toReservationPrice } from './pricing/reservation-price.js';
export {
  type Split,
  minus,
  plus,
  shareOut,
  splitParts,
  sumOf,
  takenOf,
  withoutDebts,
} from './pricing/split.js';
export { type ResponseTime, ResponseTimeOrNull } from './viewing/response-time.schemas.js';
export { carQueue } from './verification/car-queue.repository.js';
