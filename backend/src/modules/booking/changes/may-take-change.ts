import { mayRent } from '../reservations/may-rent.js';
import type { Reservation } from '../reservations/reservations.table.js';
import type { Car } from '../../catalog/public.js';
import type { User } from '../../people/public.js';

/**
 * Lets a change through whose customer may rent the car for it. Anyone who only wants less of a trip than they have needs
 * no permission for that.
 *
 * @throws Problem as `mayRent`
 */
export function mayTakeChange(
  customer: User,
  trip: Pick<Reservation, 'pick_up_at' | 'return_at' | 'time_zone'>,
  wanted: Pick<Reservation, 'pick_up_at' | 'return_at'>,
  { min_driver_age }: Pick<Car, 'min_driver_age'>,
): void {
  const isLess = wanted.pick_up_at >= trip.pick_up_at && wanted.return_at <= trip.return_at;
  if (isLess) return;
  const { pick_up_at, return_at } = wanted;
  mayRent(customer, { pick_up_at, return_at, time_zone: trip.time_zone, min_driver_age });
}
