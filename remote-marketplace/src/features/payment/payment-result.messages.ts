import { formatOnCarClock, isolated } from '@drove/shared-ui/formats';
import type { Reservation } from '../../api/reservations';

interface PaymentResultText {
  heading: string;
  text: string;
  /** What the customer wanted has come about, or is on its way. */
  isGood: boolean;
}

const good = (heading: string, text: string): PaymentResultText => ({ heading, text, isGood: true });
const bad = (heading: string, text: string): PaymentResultText => ({ heading, text, isGood: false });

/** What became of a reservation that is not to be paid any more. */
export function describeResult(reservation: Reservation): PaymentResultText {
  const { status, car, owner, answer_by: answerBy, time_zone: timeZone } = reservation;
  const name = `${car.make} ${car.model}`;
  const booked = good(
    'Your trip is booked',
    `The ${name} in ${car.place.name} is yours for these dates. Your trip’s page shows where to find it and how to reach ${isolated(owner.fname)}.`,
  );
  const texts: Record<Reservation['status'], PaymentResultText> = {
    pending_payment: bad('This trip is waiting to be paid', 'Please open it again from your trips.'),
    pending_owner: good(
      'Request sent',
      `${isolated(owner.fname)} can reply ${answerBy ? `by ${formatOnCarClock(answerBy, timeZone, { year: false })}` : 'within 24 hours'}. We’ll let you know at once. Without a reply, the amount is released.`,
    ),
    confirmed: booked,
    in_progress: booked,
    completed: good('This trip is over', 'It was paid. We hope you enjoyed it.'),
    disputed: good(
      'This trip is being looked into',
      'It was paid. Our team is looking into a reported problem.',
    ),
    declined: bad(
      `${isolated(owner.fname)} couldn’t accept your request`,
      `${reservation.decline_reason ? `Reason: ${reservation.decline_reason} ` : ''}The amount was released and you weren’t charged.`,
    ),
    expired: bad(
      'The owner didn’t reply in time',
      'The amount was released and you weren’t charged. Find another car for your dates.',
    ),
    cancelled:
      reservation.cancelled_by === 'system'
        ? bad(
            'Your bank withdrew the payment',
            'Your bank approved the amount and then withdrew it, so we had to cancel the trip. You weren’t charged.',
          )
        : bad('This trip was cancelled', 'Your trip’s page shows what you get back and when.'),
    no_show: bad(
      'This trip didn’t take place',
      'The car wasn’t picked up. See your trip’s page for details.',
    ),
  };
  return texts[status];
}
