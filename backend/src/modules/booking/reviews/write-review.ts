import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import { isUuid } from '../../../platform/database/uuid.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { valuesNotAllowed } from '../../../platform/http/value-not-allowed.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { countriesOf, refusedContacts } from '../../contacts/public.js';
import { lockReservation } from '../reservations/reservations.repository.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { reservationNotFound } from '../reservations/reservation-problems.js';
import { insertReview } from './reviews.repository.js';
import type { User } from '../../people/public.js';

/**
 * Writes what a customer thinks of a completed trip's car; everybody who looks at the car may read it.
 *
 * @throws Problem 404 RESERVATION_NOT_FOUND; 409 MOVE_NOT_ALLOWED before the trip is completed, ALREADY_REVIEWED; 422
 *   VALUE_NOT_ALLOWED for a text with contact details
 */
export async function writeReview(
  { database, now }: Deps,
  customer: User,
  reservationUuid: string,
  { stars, text = '' }: { stars: number; text?: string },
): Promise<Reservation> {
  if (!isUuid(reservationUuid)) throw reservationNotFound();
  const countries = countriesOf(undefined, [customer.phone_e164]);
  const refused = refusedContacts([['text', text]], { countries });
  if (Object.keys(refused).length > 0) throw valuesNotAllowed(refused);
  return await database.transaction().execute(async (transaction) => {
    const locked = await lockReservation(transaction, reservationUuid);
    if (locked?.reservation.customer_uuid !== customer.uuid) throw reservationNotFound();
    const { reservation } = locked;
    if (reservation.status !== 'completed') {
      throw new Problem(409, 'MOVE_NOT_ALLOWED', 'You can review a trip once it is completed.');
    }
    const at = now();
    const isNew = await insertReview(transaction, {
      reservation_uuid: reservation.uuid,
      car_uuid: reservation.car_uuid,
      author_uuid: customer.uuid,
      stars,
      text,
      written_at: at,
    });
    if (!isNew) throw new Problem(409, 'ALREADY_REVIEWED', 'You’ve already reviewed this trip.');
    await recordAudit(transaction, {
      actorUuid: customer.uuid,
      subject: { type: 'reservation', uuid: reservation.uuid },
      action: 'reservation.reviewed',
      after: { stars },
      at,
    });
    await publishEvent(transaction, { kind: 'review_written', reservationUuid: reservation.uuid, stars }, at);
    return reservation;
  });
}
