import { formatMoney, formatOnCarClock } from '@drove/shared-ui/formats';
import type { Reservation } from '../../api/reservations';
import { cancelledSentence } from './cancelled-sentence';
import { ConfirmationNotice } from './confirmation-notice';
import { stateNoticeLabels } from './labels';
import { LateNotice } from './late-notice';
import { ObjectionNotice } from './objection-notice';

/** What the state of a trip means for the person who looks at it, in a sentence or two. */
export function StateNotice({ reservation }: { reservation: Reservation }) {
  const { decline_reason: declined, cancel_reason: cancelled } = reservation;
  return (
    <div className="mt-3 max-w-prose text-lg text-base-content/80">
      <p>{meaning(reservation)}</p>
      {declined && <p className="mt-1">{stateNoticeLabels.declineReason(declined)}</p>}
      {cancelled && <p className="mt-1">{stateNoticeLabels.cancelReason(cancelled)}</p>}
      <ConfirmationNotice reservation={reservation} />
      <LateNotice reservation={reservation} />
      <ObjectionNotice reservation={reservation} />
    </div>
  );
}

function meaning(reservation: Reservation): string {
  const { status, viewer, customer, owner, can, change } = reservation;
  const isCustomer = viewer === 'customer';
  const heldUntil = on(reservation.hold_expires_at, reservation);
  const replyBy = on(reservation.answer_by, reservation);
  switch (status) {
    case 'pending_payment':
      if (reservation.awaits_verification) {
        if (isCustomer && reservation.is_being_verified) return stateNoticeLabels.beingVerified;
        if (isCustomer) return stateNoticeLabels.awaitsVerification(heldUntil);
        const held = stateNoticeLabels.awaitsVerificationOf(customer.fname, heldUntil);
        return can.includes('decline') ? `${held} ${stateNoticeLabels.mayDecline}` : held;
      }
      if (!isCustomer) return stateNoticeLabels.paying(customer.fname);
      return heldUntil ? stateNoticeLabels.pay(heldUntil) : stateNoticeLabels.payNow;
    case 'pending_owner':
      // What is to be done by when stands above it.
      if (viewer === 'owner')
        return stateNoticeLabels.requested(customer.fname, can.includes('accept') ? '' : replyBy);
      if (viewer === 'admin') return stateNoticeLabels.waitingForOwner(owner.fname, replyBy);
      return stateNoticeLabels.requestSent(owner.fname, replyBy);
    case 'confirmed':
      if (reservation.repay !== null) {
        const until = on(reservation.repay_by, reservation);
        return isCustomer
          ? stateNoticeLabels.payAgain(formatMoney(reservation.repay), until)
          : stateNoticeLabels.payAgainOf(customer.fname, until);
      }
      if (reservation.deposit_status === 'failed') {
        return stateNoticeLabels.depositMissing;
      }
      // Who asked for a change waits, or has it to pay.
      return isCustomer && change === null
        ? stateNoticeLabels.confirmedForCustomer
        : stateNoticeLabels.confirmed;
    case 'in_progress':
      if (reservation.is_overdue) return overdue(reservation);
      return isCustomer ? stateNoticeLabels.inProgress : stateNoticeLabels.inProgressOf(customer.fname);
    case 'completed':
      return stateNoticeLabels.completed;
    case 'disputed':
      return stateNoticeLabels.disputed;
    case 'declined':
      return isCustomer ? stateNoticeLabels.declined : stateNoticeLabels.declinedOf(customer.fname);
    case 'expired':
      return isCustomer ? stateNoticeLabels.expired : stateNoticeLabels.expiredOf(customer.fname);
    case 'cancelled':
      return cancelledSentence(reservation);
    case 'no_show':
      return isCustomer ? stateNoticeLabels.noShow : stateNoticeLabels.noShowOf(customer.fname);
  }
}

/** That the return time has passed, and what to do about it; a side that has confirmed the return reads only when it was. */
function overdue(reservation: Reservation): string {
  const { viewer, customer, owner, confirmed, not_back_at: notBackAt } = reservation;
  const returnAt = on(reservation.return_at, reservation);
  const isTold = viewer === 'customer' && notBackAt !== null;
  if (isTold || confirmed.return.some((side) => side === viewer)) return stateNoticeLabels.overdue(returnAt);
  if (viewer === 'customer') return stateNoticeLabels.overdueForCustomer(returnAt, owner.fname);
  return viewer === 'owner'
    ? stateNoticeLabels.overdueForOwner(returnAt, customer.fname)
    : stateNoticeLabels.overdueForAdmin(returnAt, customer.fname);
}

const on = (instant: string | null, { time_zone: zone }: Reservation) =>
  instant ? formatOnCarClock(instant, zone) : '';
