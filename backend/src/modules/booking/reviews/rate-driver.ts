import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { actOnReservation } from '../reservations/act-on-reservation.js';
import { updateReservation } from '../reservations/reservations.repository.js';
import type { Reservation } from '../reservations/reservations.table.js';
import type { User } from '../../people/public.js';

/**
 * The owner says how the driver of a completed trip was, once. Other owners read the average before they answer a
 * request; the driver does not read the stars.
 *
 * @param stars 1 to 5
 * @throws Problem 404 RESERVATION_NOT_FOUND; 409 MOVE_NOT_ALLOWED before the trip is completed, ALREADY_REVIEWED
 */
export async function rateDriver(
  deps: Deps,
  owner: User,
  reservationUuid: string,
  stars: number,
): Promise<Reservation> {
  return await actOnReservation(deps, owner, { reservationUuid, sides: ['owner'] }, async (acting) => {
    const { transaction, reservation, now } = acting;
    const { uuid, status, driver_stars: before } = reservation;
    if (status !== 'completed') {
      throw new Problem(409, 'MOVE_NOT_ALLOWED', 'You can rate the driver once the trip is completed.');
    }
    if (before !== null) throw new Problem(409, 'ALREADY_REVIEWED', 'You’ve already rated this driver.');
    return await updateReservation(
      transaction,
      uuid,
      { driver_stars: stars },
      {
        now,
        audit: {
          actorUuid: owner.uuid,
          subject: { type: 'reservation', uuid },
          action: 'reservation.driver_rated',
          after: { stars },
          at: now,
        },
      },
    );
  });
}
