import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { updateReservation } from '../reservations/reservations.repository.js';

/**
 * Warns the customer and the owner of the trip that has a claim that the car may be late, once, if it begins before a
 * moment: from then on cancelling it costs nothing. Lock the car first.
 */
export async function warnNextTrip(
  transaction: Kysely<Tables>,
  claimUuid: string,
  { before, now }: { before: Date; now: Date },
): Promise<void> {
  const next = await transaction
    .selectFrom('reservations')
    .select('uuid')
    .where('claim_uuid', '=', claimUuid)
    .where('status', '=', 'confirmed')
    .where('car_late_at', 'is', null)
    .where('pick_up_at', '<', before)
    .forUpdate()
    .executeTakeFirst();
  if (next === undefined) return;
  await updateReservation(transaction, next.uuid, { car_late_at: now }, { now });
  await note(transaction, next.uuid, 'car_late', now);
  await publishEvent(transaction, { kind: 'car_may_be_late', reservationUuid: next.uuid }, now);
}

/** Tells those who were warned that the car is back. Lock the car first. */
export async function announceCarBack(
  transaction: Kysely<Tables>,
  { car_uuid }: Pick<Reservation, 'car_uuid'>,
  now: Date,
): Promise<void> {
  const warned = await transaction
    .updateTable('reservations')
    .set({ car_back_at: now, updated_at: now })
    .where('car_uuid', '=', car_uuid)
    .where('car_late_at', 'is not', null)
    .where('car_back_at', 'is', null)
    .where('status', '=', 'confirmed')
    .returning('uuid')
    .execute();
  for (const { uuid } of warned) {
    await note(transaction, uuid, 'car_back', now);
    await publishEvent(transaction, { kind: 'car_is_back', reservationUuid: uuid }, now);
  }
}

async function note(transaction: Kysely<Tables>, uuid: string, what: string, at: Date): Promise<void> {
  await recordAudit(transaction, {
    actorUuid: null,
    subject: { type: 'reservation', uuid },
    action: `reservation.${what}`,
    at,
  });
}
