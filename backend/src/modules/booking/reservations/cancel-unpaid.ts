import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { moveReservation } from './move-reservation.js';
import type { Reservation } from './reservations.table.js';
import { deleteClaims } from '../../catalog/public.js';

const reason = 'The bank approved the payment but then didn’t pay it.';
/** Cancels a booking that the bank had agreed to pay and then did not. */
export async function cancelUnpaid(
  transaction: Kysely<Tables>,
  reservation: Reservation,
  now: Date,
): Promise<void> {
  if (reservation.status !== 'confirmed') return;
  const changes = { cancelled_by: 'system', cancel_reason: reason, claim_uuid: null } as const;
  await moveReservation(transaction, reservation, 'cancelled', changes, { now, actorUuid: null, reason });
  const event = {
    kind: 'reservation_cancelled',
    by: 'system',
    wasPaid: false,
    refundMinor: 0,
    reason,
  } as const;
  await publishEvent(transaction, { ...event, reservationUuid: reservation.uuid }, now);
  if (reservation.claim_uuid !== null) await deleteClaims(transaction, [reservation.claim_uuid]);
}
