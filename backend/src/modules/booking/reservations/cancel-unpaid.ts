import { refundReservation } from '../../payments/public.js';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { moveReservation } from './move-reservation.js';
import type { Reservation } from './reservations.table.js';
import { deleteClaims } from '../../catalog/public.js';

/** Cancels a booking that is not paid, or not any more; what is still paid of it goes back. */
export async function cancelUnpaid(
  transaction: Kysely<Tables>,
  reservation: Reservation,
  { now, refundMinor, reason }: { now: Date; refundMinor: number; reason: string },
): Promise<void> {
  if (reservation.status !== 'confirmed') return;
  const changes = {
    cancelled_by: 'system',
    cancel_reason: reason,
    claim_uuid: null,
    repay_by: null,
  } as const;
  await moveReservation(transaction, reservation, 'cancelled', changes, { now, actorUuid: null, reason });
  if (refundMinor > 0) {
    const giving = { amountMinor: refundMinor, kind: 'cancellation', reason, actorUuid: null, now } as const;
    await refundReservation(transaction, reservation, giving);
  }
  const event = {
    kind: 'reservation_cancelled',
    by: 'system',
    wasPaid: refundMinor > 0,
    refundMinor,
    reason,
  } as const;
  await publishEvent(transaction, { ...event, reservationUuid: reservation.uuid }, now);
  if (reservation.claim_uuid !== null) await deleteClaims(transaction, [reservation.claim_uuid]);
}
