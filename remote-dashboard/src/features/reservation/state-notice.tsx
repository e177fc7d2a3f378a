import { formatOnCarClock } from 'shared-ui/formats';
import type { Reservation } from '../../api/reservations';
import { cancelledSentence } from './cancelled-sentence';
import { ConfirmationNotice } from './confirmation-notice';
import { LateNotice } from './late-notice';
import { ObjectionNotice } from './objection-notice';

/** What the state of a trip means for the person who looks at it, in a sentence or two. */
export function StateNotice({ reservation }: { reservation: Reservation }) {
  const { decline_reason: declined, cancel_reason: cancelled } = reservation;
  return (
    <div className="mt-3 max-w-prose text-lg text-base-content/80">
      <p>{meaning(reservation)}</p>
      {declined && <p className="mt-1">The owner wrote: “{declined}”</p>}
      {cancelled && <p className="mt-1">The reason: “{cancelled}”</p>}
      <ConfirmationNotice reservation={reservation} />
      <LateNotice reservation={reservation} />
      <ObjectionNotice reservation={reservation} />
    </div>
  );
}

function meaning(reservation: Reservation): string {
  const { status, viewer, customer, owner } = reservation;
  const isCustomer = viewer === 'customer';
  const heldUntil = on(reservation.hold_expires_at, reservation);
  const replyBy = on(reservation.answer_by, reservation);
  switch (status) {
    case 'pending_payment':
      if (!isCustomer) return `${customer.fname} is paying. The car is held until then.`;
      return heldUntil
        ? `We’re holding this car for you until ${heldUntil}. Pay to book it.`
        : 'Pay to book it.';
    case 'pending_owner':
      if (viewer === 'owner')
        return `${customer.fname} would like to book your car.${replyBy && ` Reply by ${replyBy}.`}`;
      if (viewer === 'admin') return `Waiting for ${owner.fname} to reply${replyBy && ` by ${replyBy}`}.`;
      return `Request sent to ${owner.fname}, who can reply${replyBy && ` by ${replyBy}`}. The amount is reserved on your card and only charged if ${owner.fname} accepts.`;
    case 'confirmed':
      if (reservation.deposit_status === 'failed') {
        return 'The trip is booked. Its deposit is still to be set aside.';
      }
      return isCustomer ? 'You’re all set.' : 'This trip is paid and confirmed.';
    case 'in_progress':
      return isCustomer ? 'Have a good trip!' : `${customer.fname} has the car.`;
    case 'completed':
      return 'The car has been returned, and the trip is completed.';
    case 'disputed':
      return 'A problem was reported. An administrator is reviewing it.';
    case 'declined':
      return isCustomer ? 'You weren’t charged.' : `${customer.fname} wasn’t charged.`;
    case 'expired':
      return isCustomer
        ? 'This booking expired before it was confirmed. You weren’t charged.'
        : `This booking expired before it was confirmed. ${customer.fname} wasn’t charged.`;
    case 'cancelled':
      return cancelledSentence(reservation);
    case 'no_show':
      return isCustomer
        ? 'The owner reported that you didn’t pick up the car.'
        : `${customer.fname} didn’t pick up the car.`;
  }
}

const on = (instant: string | null, { time_zone: zone }: Reservation) =>
  instant ? formatOnCarClock(instant, zone) : '';
