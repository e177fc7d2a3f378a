import { formatOnCarClock } from 'shared-ui/formats';
import type { Reservation } from '../../api/reservations';

interface ResultWords {
  heading: string;
  text: string;
  /** What the customer wanted has come about, or is on its way. */
  isGood: boolean;
}

const good = (heading: string, text: string): ResultWords => ({ heading, text, isGood: true });
const bad = (heading: string, text: string): ResultWords => ({ heading, text, isGood: false });

/** What became of a reservation that is not to be paid any more. */
export function resultWords(reservation: Reservation): ResultWords {
  const { status, car, owner, answer_by: answerBy, time_zone: timeZone } = reservation;
  const name = `${car.make} ${car.model}`;
  const booked = good(
    'Your trip is booked',
    `The ${name} in ${car.place.name} is yours for these days. Where to find it, and how to reach ${owner.fname}, is on the page of your trip.`,
  );
  const words: Record<Reservation['status'], ResultWords> = {
    pending_payment: bad('This trip is waiting to be paid', 'Please open it again from your trips.'),
    pending_owner: good(
      'Your request is sent',
      `${owner.fname} can reply ${answerBy ? `by ${formatOnCarClock(answerBy, timeZone, { year: false })}` : 'within 24 hours'}. We’ll let you know at once. Without a reply, the amount is released.`,
    ),
    confirmed: booked,
    in_progress: booked,
    completed: good('This trip is over', 'It was paid. We hope that you enjoyed it.'),
    disputed: good(
      'This trip is being looked into',
      'It was paid. Our team is looking at what was reported about it.',
    ),
    declined: bad(
      `${owner.fname} could not accept your request`,
      `${reservation.decline_reason ? `The reason: ${reservation.decline_reason} ` : ''}The amount was released; nothing was charged.`,
    ),
    expired: bad(
      'Your request was not answered in time',
      'The amount was released; nothing was charged. Perhaps another car suits you.',
    ),
    cancelled:
      reservation.cancelled_by === 'system'
        ? bad(
            'Your bank did not pay',
            'It let us have the amount at first and then did not pay it, so the trip could not be kept. You have not been charged.',
          )
        : bad('This trip was cancelled', 'What goes back to you, and when, is on the page of your trip.'),
    no_show: bad(
      'This trip did not take place',
      'The car was not picked up. More is on the page of your trip.',
    ),
  };
  return words[status];
}
