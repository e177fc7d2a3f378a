import type { Kysely } from 'kysely';
import { deleteClaims } from '../calendar/car-claims.repository.js';
import { findChange } from '../changes/changes.repository.js';
import { leaveUnpaid } from '../changes/pay-change.js';
import type { Tables } from '../database/tables.js';
import { announce } from '../notifications/announce.js';
import { movePayment } from '../payments/move-payment.js';
import type { Payment } from '../payments/payments.table.js';
import { moveReservation } from './move-reservation.js';
import type { Reservation } from './reservations.table.js';

const reason = 'The bank let us have the amount at first and then did not pay it.';
const message =
  'Your bank let us have the amount at first and then did not pay it. You have not been charged.';

/** Ends what the bank will not pay after all: the booking, or the try to pay for a change, which is not made then. */
export async function giveUpUnpaid(
  transaction: Kysely<Tables>,
  reservation: Reservation,
  payment: Payment,
  now: Date,
): Promise<void> {
  const failure = { failure_code: 'capture_failed', failure_message: message };
  await movePayment(transaction, payment, 'voided', failure, { now });
  if (payment.change_uuid !== null) {
    const change = await findChange(transaction, payment.change_uuid);
    if (change !== undefined) await leaveUnpaid(transaction, change, now);
    return;
  }
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
  await announce(transaction, { ...event, reservationUuid: reservation.uuid }, now);
  if (reservation.claim_uuid !== null) await deleteClaims(transaction, [reservation.claim_uuid]);
}
