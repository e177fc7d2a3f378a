import type { Car } from './cars.table.js';

type NeverNull =
  | 'make'
  | 'model'
  | 'year'
  | 'type'
  | 'transmission'
  | 'fuel'
  | 'seats'
  | 'doors'
  | 'plate'
  | 'description'
  | 'city_id'
  | 'time_zone'
  | 'street'
  | 'zip_code'
  | 'daily_price_minor';

/** A car that is more than a draft: the database lets none of these be missing. */
export type CompleteCar = Car & { [Name in NeverNull]: NonNullable<Car[Name]> };

/** Tells the compiler what the database's constraint `cars_complete_unless_draft` guarantees. */
export function isComplete<Known extends Pick<Car, 'verification'>>(
  car: Known,
): car is Known & Pick<CompleteCar, keyof CompleteCar & keyof Known> {
  return car.verification !== 'draft';
}
