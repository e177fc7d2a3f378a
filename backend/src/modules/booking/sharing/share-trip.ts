import { isUuid } from '../../../platform/database/uuid.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import type { User } from '../../people/public.js';
import { readCities } from '../../catalog/public.js';
import { actOnReservation } from '../reservations/act-on-reservation.js';
import { newShareToken } from '../reservations/share-token.js';
import { reservationNotFound } from '../reservations/reservation-problems.js';
import { findSharedReservation, updateReservation } from '../reservations/reservations.repository.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { isTripAhead } from '../reservations/reservation-life-cycle.js';
import { readDetails } from '../viewing/reservation-details.repository.js';
import { timesOf } from '../viewing/reservation-body.js';
import { partiesOf } from '../viewing/reservation-parties.js';
import type { SharedTripBody } from './shared-trip.schemas.js';

/**
 * Gives the customer’s trip a link that shows its times and place to all who have it. Asked again, the link stays.
 *
 * @throws Problem 404 RESERVATION_NOT_FOUND; 409 MOVE_NOT_ALLOWED unless the trip is confirmed or under way
 */
export async function shareTrip(deps: Deps, customer: User, reservationUuid: string): Promise<Reservation> {
  return await setLink(deps, customer, reservationUuid, 'reservation.shared', (reservation) => {
    const { uuid, status, share_token_hash, share_token_sealed } = reservation;
    if (isTripAhead(status))
      return share_token_sealed === null
        ? newShareToken(deps, uuid)
        : { share_token_hash, share_token_sealed };
    throw new Problem(409, 'MOVE_NOT_ALLOWED', 'You can share a trip while it is ahead or under way.');
  });
}

/** Takes the link back: it shows nothing from now on. Asked again, it changes nothing. */
export async function unshareTrip(deps: Deps, customer: User, reservationUuid: string): Promise<Reservation> {
  return await setLink(deps, customer, reservationUuid, 'reservation.unshared', () => ({
    share_token_hash: null,
    share_token_sealed: null,
  }));
}

async function setLink(
  deps: Deps,
  customer: User,
  reservationUuid: string,
  action: 'reservation.shared' | 'reservation.unshared',
  linkOf: (reservation: Reservation) => Pick<Reservation, 'share_token_hash' | 'share_token_sealed'>,
): Promise<Reservation> {
  return await actOnReservation(deps, customer, { reservationUuid, sides: ['customer'] }, async (acting) => {
    const { transaction, reservation, now } = acting;
    const link = linkOf(reservation);
    if (link.share_token_hash === reservation.share_token_hash) return reservation;
    const audit = {
      actorUuid: customer.uuid,
      subject: { type: 'reservation', uuid: reservation.uuid } as const,
      action,
      at: now,
    };
    return await updateReservation(transaction, reservation.uuid, link, { now, audit });
  });
}

/**
 * What the link of a trip shows: once the trip has ended in any way, only that it has.
 *
 * @throws Problem 404 RESERVATION_NOT_FOUND for a link that was taken back, or never was
 */
export async function readSharedTrip({ database, apiUrl }: Deps, token: string): Promise<SharedTripBody> {
  const reservation = isUuid(token) ? await findSharedReservation(database, token) : undefined;
  if (reservation === undefined) throw reservationNotFound();
  const [details, cities] = await Promise.all([readDetails(database, [reservation]), readCities(database)]);
  const { car, address } = partiesOf(reservation, 'customer', { details, cities, apiUrl });
  const isAhead = isTripAhead(reservation.status);
  return {
    status: reservation.status,
    car: { ...car, plate: isAhead ? car.plate : null },
    address: isAhead ? address : null,
    ...timesOf(reservation),
  };
}
