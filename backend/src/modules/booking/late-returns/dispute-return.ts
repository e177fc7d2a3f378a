import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import type { User } from '../../people/public.js';
import type { Acting } from '../reservations/act-on-reservation.js';
import { moveReservation } from '../reservations/move-reservation.js';
import { updateReservation } from '../reservations/reservations.repository.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { announceLateFee, lateFeeColumns } from './charge-late-fee.js';
import { announceCarBack } from './warn-next-trip.js';

const reason = 'The customer confirmed an earlier return than the owner reports.';
const notBackReason = 'The customer confirmed the return, and the owner reports that the car isn’t back.';

/**
 * Has administrators settle that an owner reports a car not to be back whose return the customer has confirmed. The late fee
 * is that of the customer's time, until the owner says when they have it.
 */
export async function disputeNotBack(
  { transaction, reservation, now }: Acting,
  user: User,
): Promise<Reservation> {
  const { customer_returned_at: backAt } = reservation;
  const fee = backAt === null ? {} : lateFeeColumns(reservation, backAt, now);
  const columns = { ...fee, not_back_at: now, returned_at: backAt };
  const by = { now, actorUuid: user.uuid, reason: notBackReason };
  const disputed = await moveReservation(transaction, reservation, 'disputed', columns, by);
  if (fee.late_fee_minor !== undefined) await announceLateFee(transaction, disputed, by);
  return disputed;
}

/**
 * Writes down that an owner reports a later return than the one that the customer has confirmed: an administrator decides
 * whose time counts, and the late fee is that of the customer's time until then.
 */
export async function disputeReturn(
  { transaction, reservation, now }: Acting,
  user: User,
  claimedAt: Date,
): Promise<Reservation> {
  const { uuid, customer_returned_at, objection, objected_at, objection_settled_at } = reservation;
  const backAt = customer_returned_at ?? claimedAt;
  const by = { now, actorUuid: user.uuid, reason };
  // What is due by the customer's time was said when the owner reported that the car was not back.
  const isDisputed = reservation.status === 'disputed';
  const columns = {
    ...(isDisputed ? {} : lateFeeColumns(reservation, backAt, now)),
    owner_took_back_at: now,
    returned_at: backAt,
    late_return_claimed_at: claimedAt,
  };
  if (reservation.status === 'in_progress') {
    const disputed = await moveReservation(transaction, reservation, 'disputed', columns, by);
    await announceCarBack(transaction, disputed, now);
    await announceLateFee(transaction, disputed, by);
    return disputed;
  }
  const isUndecided = objected_at !== null && objection_settled_at === null;
  await recordAudit(transaction, {
    actorUuid: user.uuid,
    subject: { type: 'reservation', uuid },
    action: 'reservation.late_return_claimed',
    after: { returned_at: claimedAt.toISOString() },
    reason,
    at: now,
  });
  await publishEvent(transaction, { kind: 'trip_disputed', reservationUuid: uuid, by: 'owner', reason }, now);
  const after = await updateReservation(
    transaction,
    uuid,
    {
      ...columns,
      ...(isDisputed
        ? {}
        : {
            objected_at: now,
            objection: isUndecided ? `${objection}\n\n${reason}` : reason,
            objection_settled_at: null,
            objection_decision: null,
          }),
    },
    { now },
  );
  await announceCarBack(transaction, after, now);
  if (!isDisputed) await announceLateFee(transaction, after, by);
  return after;
}
