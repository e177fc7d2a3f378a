import type { Kysely, Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { announceMove, type MoveBy } from './announce-move.js';
import { requireReservationMove, type ReservationStatus } from './reservation-life-cycle.js';
import { updateReservation } from './reservations.repository.js';
import { enqueueAfterMove } from './reservation-jobs.js';
import type { Reservation, ReservationsTable } from './reservations.table.js';

/**
 * Moves a locked reservation on, writes it down and tells both sides. Every move is made here.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED
 */
export async function moveReservation(
  transaction: Kysely<Tables>,
  reservation: Reservation,
  to: ReservationStatus,
  changes: Updateable<ReservationsTable>,
  by: MoveBy,
): Promise<Reservation> {
  const { now, actorUuid, reason } = by;
  requireReservationMove(reservation.status, to);
  const audit = {
    actorUuid,
    subject: { type: 'reservation', uuid: reservation.uuid },
    action: `reservation.${to}`,
    before: { status: reservation.status },
    after: { status: to },
    ...(reason === undefined ? {} : { reason }),
    at: now,
  } as const;
  const written = { ...changes, status: to };
  const after = await updateReservation(transaction, reservation.uuid, written, { now, audit });
  await enqueueAfterMove(transaction, reservation, after, now);
  await announceMove(transaction, reservation, after, by);
  return after;
}
