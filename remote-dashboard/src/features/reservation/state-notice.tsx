import type { Reservation } from '../../api/reservations';
import { formatInstant } from '../../lib/format-time';
import { formatMoney } from '../../lib/money';
import { ConfirmationNotice } from './confirmation-notice';
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
      <ObjectionNotice reservation={reservation} />
    </div>
  );
}

function meaning(reservation: Reservation): string {
  const { status, viewer, customer, owner, hold_expires_at: holdUntil, answer_by: answerBy } = reservation;
  const isCustomer = viewer === 'customer';
  switch (status) {
    case 'pending_payment':
      if (!isCustomer) return `${customer.fname} is paying; the car is held meanwhile.`;
      return `The car is held for you${until(holdUntil)}. Pay to have it for certain.`;
    case 'pending_owner':
      if (viewer === 'owner')
        return `${customer.fname} would like your car. Please answer${until(answerBy)}.`;
      if (viewer === 'admin') return `${owner.fname} can answer${until(answerBy)}.`;
      return `${owner.fname} can accept${until(answerBy)}. The money is set aside on your card, and taken only then.`;
    case 'confirmed':
      return isCustomer ? 'Everything is settled: the car is yours for these days.' : 'Paid and settled.';
    case 'in_progress':
      return isCustomer ? 'Have a good trip!' : `${customer.fname} has the car.`;
    case 'completed':
      return 'The car is back, and the trip is over.';
    case 'disputed':
      return 'Something is disputed. An administrator looks into it and decides.';
    case 'declined':
      return isCustomer ? 'Nothing was charged. Other cars are free on these days.' : 'Nothing was charged.';
    case 'expired':
      return 'The time ran out, so the car was given free. Nothing was charged.';
    case 'cancelled':
      return cancelledBy(reservation);
    case 'no_show':
      return 'Nobody came for the car.';
  }
}

function cancelledBy({ viewer, cancelled_by: by, customer, owner, paid }: Reservation): string {
  const names = {
    customer: viewer === 'customer' ? 'You' : customer.fname,
    owner: viewer === 'owner' ? 'You' : owner.fname,
    admin: 'An administrator',
    system: 'We',
  };
  const kept = paid.amount_minor > 0 ? ` ${formatMoney(paid)} of the price was kept.` : ' Nothing was kept.';
  return `${by ? names[by] : 'Somebody'} cancelled this trip.${kept}`;
}

const until = (instant: string | null) => (instant ? ` until ${formatInstant(instant)}` : '');
