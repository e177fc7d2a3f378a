import type { Kysely, Updateable } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import type { Reservation, ReservationsTable } from '../reservations/reservations.table.js';
import { lateFeeOf } from './late-fee.js';

/** What a late return adds to a trip: the fee that is due, or nothing. */
export function lateFeeColumns(
  { return_at, late_fee_per_hour_minor }: Reservation,
  returnedAt: Date,
  now: Date,
): Updateable<ReservationsTable> {
  const fee = lateFeeOf({ returnAt: return_at, returnedAt, perHourMinor: late_fee_per_hour_minor });
  if (fee === undefined) return {};
  return {
    late_hours: fee.hours,
    late_fee_minor: fee.amountMinor,
    late_fee_status: 'due',
    late_fee_at: now,
  };
}

/** Writes down that a late fee is due, and tells the customer what it is and where to pay it. */
export async function announceLateFee(
  transaction: Kysely<Tables>,
  { uuid: reservationUuid, late_fee_minor: amountMinor, late_hours: hours }: Reservation,
  by: { now: Date; actorUuid: string },
): Promise<void> {
  if (amountMinor === null || hours === null) return;
  await recordAudit(transaction, {
    actorUuid: by.actorUuid,
    subject: { type: 'reservation', uuid: reservationUuid },
    action: 'reservation.late_fee_due',
    after: { amount_minor: amountMinor, late_hours: hours },
    at: by.now,
  });
  await publishEvent(transaction, { kind: 'late_fee_due', reservationUuid, amountMinor, hours }, by.now);
}
