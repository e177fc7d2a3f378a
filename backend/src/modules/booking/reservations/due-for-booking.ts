import { Problem } from '../../../platform/http/problem.js';
import { mayRent } from './may-rent.js';
import type { Reservation } from './reservations.table.js';
import { type Due, bookingLines } from '../../billing/public.js';
import type { Car } from '../../catalog/public.js';
import type { User } from '../../people/public.js';

/**
 * What a customer has to pay for a car that is held for them.
 *
 * @throws Problem 409 HOLD_EXPIRED, MOVE_NOT_ALLOWED when it is paid already; and as `mayRent`
 */
export function dueForBooking(
  reservation: Reservation,
  car: Pick<Car, 'min_driver_age'>,
  customer: User,
  now: Date,
): Due {
  const { status, hold_expires_at, price, lines } = reservation;
  const isHeld = status === 'pending_payment' && hold_expires_at !== null && hold_expires_at > now;
  if (!isHeld && (status === 'pending_payment' || status === 'expired')) {
    throw new Problem(
      409,
      'HOLD_EXPIRED',
      'The time to pay has run out, so we’ve released the car. You haven’t been charged. Please choose it again.',
    );
  }
  if (!isHeld) throw new Problem(409, 'MOVE_NOT_ALLOWED', 'There’s nothing left to pay for this trip.');
  mayRent(customer, { ...reservation, min_driver_age: car.min_driver_age });
  return { amountMinor: price.total_minor, entries: bookingLines(lines, price) };
}
