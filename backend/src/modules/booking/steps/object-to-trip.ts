import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import { requireOneStatement } from '../late-returns/return-statements.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { actOnReservation, type Acting, type StepRequest } from '../reservations/act-on-reservation.js';
import { updateReservation } from '../reservations/reservations.repository.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { canBeObjectedTo } from '../reservations/trip-times.js';
import type { User } from '../../people/public.js';

type Step = (deps: Deps, user: User, request: StepRequest) => Promise<Reservation>;

/**
 * The customer objects to how a trip ended, or to a late fee that was reported afterwards, within 48 hours: its payout waits
 * until an administrator has decided. What they said before and is not decided yet stays.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED
 */
export const objectToTrip: Step = async (deps, user, request) =>
  await actOnReservation(deps, user, { ...request, sides: ['customer'] }, async (acting) => {
    const { transaction, reservation, now } = acting;
    if (!canBeObjectedTo(reservation, now)) {
      const sentence = 'You can object once, within 48 hours of the trip’s end or of a late fee.';
      throw new Problem(409, 'MOVE_NOT_ALLOWED', sentence);
    }
    const { reason = '' } = request;
    await audit(acting, user, 'objected', reason);
    const event = { kind: 'trip_objected', reservationUuid: reservation.uuid, reason } as const;
    await publishEvent(transaction, event, now);
    const { objection, objected_at, objection_settled_at } = reservation;
    const isUndecided = objected_at !== null && objection_settled_at === null;
    const changes = {
      objected_at: now,
      objection: isUndecided ? `${objection}\n\n${reason}` : reason,
      objection_settled_at: null,
      objection_decision: null,
    };
    return await updateReservation(transaction, reservation.uuid, changes, { now });
  });

/** An administrator has decided on an objection; what goes back is refunded under all payments first. */
export const settleObjection: Step = async (deps, user, request) =>
  await actOnReservation(deps, user, { ...request, sides: ['admin'] }, async (acting) => {
    const { transaction, reservation, now } = acting;
    if (reservation.objected_at === null || reservation.objection_settled_at !== null) {
      throw new Problem(409, 'MOVE_NOT_ALLOWED', 'There’s no objection to decide.');
    }
    requireOneStatement(reservation);
    const { reason = '' } = request;
    await audit(acting, user, 'objection_settled', reason);
    const event = { kind: 'objection_settled', reservationUuid: reservation.uuid, reason } as const;
    await publishEvent(transaction, event, now);
    const changes = { objection_settled_at: now, objection_decision: reason };
    return await updateReservation(transaction, reservation.uuid, changes, { now });
  });

async function audit(
  { transaction, reservation: { uuid, status }, now }: Acting,
  user: User,
  what: string,
  reason: string,
): Promise<void> {
  const subject = { type: 'reservation', uuid } as const;
  const unchanged = { before: { status }, after: { status } };
  const action = `reservation.${what}`;
  await recordAudit(transaction, { actorUuid: user.uuid, subject, action, ...unchanged, reason, at: now });
}
