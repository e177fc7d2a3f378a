import { isUuid } from '../../../platform/database/uuid.js';
import type { Deps } from '../../../platform/deps.js';
import { findReservation } from './reservations.repository.js';
import type { Reservation } from './reservations.table.js';
import { reservationNotFound } from './reservation-problems.js';
import { type User, viewerOf } from '../../people/public.js';

/**
 * A reservation that is this person's to see: the customer's own, one of the owner's cars, or any for an administrator.
 *
 * @throws Problem 404 RESERVATION_NOT_FOUND
 */
export async function findVisibleReservation(
  { database }: Pick<Deps, 'database'>,
  user: User,
  reservationUuid: string,
): Promise<Reservation> {
  const reservation = isUuid(reservationUuid) ? await findReservation(database, reservationUuid) : undefined;
  if (reservation === undefined || viewerOf(reservation, user) === undefined) throw reservationNotFound();
  return reservation;
}
