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
  const columns = {
    ...lateFeeColumns(reservation, backAt, now),
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
      objected_at: now,
      objection: isUndecided ? `${objection}\n\n${reason}` : reason,
      objection_settled_at: null,
      objection_decision: null,
    },
    { now },
  );
  await announceCarBack(transaction, after, now);
  await announceLateFee(transaction, after, by);
  return after;
}
