import type { Updateable } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { readPayments } from '../../payments/public.js';
import type { User } from '../../people/public.js';
import { type Acting, type StepRequest, actOnReservation } from '../reservations/act-on-reservation.js';
import { moveReservation } from '../reservations/move-reservation.js';
import { updateReservation } from '../reservations/reservations.repository.js';
import type { Reservation, ReservationsTable } from '../reservations/reservations.table.js';
import { freeTheRest } from './run-trip.js';
import { announceLateFee, lateFeeColumns } from '../late-returns/charge-late-fee.js';
import { areStatementsOpen } from '../late-returns/return-statements.js';

/** Whose statement of the return time counts, and why. */
export interface LateReturnDecision extends StepRequest {
  side: 'customer' | 'owner';
  reason: string;
}

/**
 * An administrator decides when a car came back of which the two sides say different times: that settles the late fee, and
 * the dispute or the objection that it is about.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED, or PAYMENT_UNDER_WAY while the customer pays the fee by their own time
 */
export async function decideLateReturn(
  deps: Deps,
  user: User,
  { side, reason, ...request }: LateReturnDecision,
): Promise<Reservation> {
  return await actOnReservation(deps, user, { ...request, sides: ['admin'] }, async (acting) => {
    const { transaction, reservation, now } = acting;
    const { uuid, customer_returned_at, late_return_claimed_at } = reservation;
    if (!areStatementsOpen(reservation)) {
      const sentence = 'There aren’t two statements about the return to decide on.';
      throw new Problem(409, 'MOVE_NOT_ALLOWED', sentence);
    }
    const returnedAt = (side === 'owner' ? late_return_claimed_at : customer_returned_at) ?? now;
    const fee = side === 'owner' ? await feeByOwner(acting, returnedAt) : {};
    const decided = { ...fee, returned_at: returnedAt, late_return_decided_at: now };
    const by = { now, actorUuid: user.uuid, reason };
    await recordAudit(transaction, {
      actorUuid: user.uuid,
      subject: { type: 'reservation', uuid },
      action: 'reservation.late_return_decided',
      after: { by: side, returned_at: returnedAt.toISOString() },
      reason,
      at: now,
    });
    const after =
      reservation.status === 'disputed'
        ? await freeTheRest(
            transaction,
            await moveReservation(transaction, reservation, 'completed', { ...decided, ended_at: now }, by),
            now,
          )
        : await settle(acting, decided, reason);
    if (fee.late_fee_minor !== undefined) await announceLateFee(transaction, after, by);
    return after;
  });
}

/** What is due by the owner's time: all of it, or the hours beyond those that are paid already. */
async function feeByOwner(
  { transaction, reservation, now }: Acting,
  returnedAt: Date,
): Promise<Updateable<ReservationsTable>> {
  const { uuid, late_fee_status: status, late_fee_minor: paidMinor, late_hours: paidHours } = reservation;
  if (status === 'waived') return {};
  const underWay = await readPayments(transaction, uuid, {
    statuses: ['created', 'requires_action', 'authorized'],
  });
  if (underWay.some(({ purpose }) => purpose === 'late_fee')) {
    const sentence = 'The customer is paying the late fee right now. Please try again in a few minutes.';
    throw new Problem(409, 'PAYMENT_UNDER_WAY', sentence);
  }
  const fee = lateFeeColumns(reservation, returnedAt, now);
  if (status !== 'paid') return fee;
  return {
    ...fee,
    late_fee_minor: (fee.late_fee_minor ?? 0) - (paidMinor ?? 0),
    late_hours: (fee.late_hours ?? 0) - (paidHours ?? 0),
  };
}

async function settle(
  { transaction, reservation, now }: Acting,
  decided: Updateable<ReservationsTable>,
  reason: string,
): Promise<Reservation> {
  const { uuid } = reservation;
  await publishEvent(transaction, { kind: 'objection_settled', reservationUuid: uuid, reason }, now);
  const changes = { ...decided, objection_settled_at: now, objection_decision: reason };
  return await updateReservation(transaction, uuid, changes, { now });
}
