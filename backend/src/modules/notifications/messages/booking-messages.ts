import {
  carOf,
  daysOf,
  moneyOf,
  momentOf,
  toCustomer,
  toOwner,
  type AnnouncedTrip,
  reasonWithoutContacts,
} from './announced-trip.js';
import type { Message } from './message.js';
import type { BookingEvent } from '../../booking/public.js';

/** Who reads what about a booking. */
export function bookingMessages(event: BookingEvent, trip: AnnouncedTrip): Message[] {
  const car = carOf(trip);
  const days = daysOf(trip, trip);
  const total = moneyOf(trip, trip.total_minor);
  const payout = moneyOf(trip, trip.payout_minor);
  const { customer_fname: customer, owner_fname: owner } = trip;
  const code = `Booking code: ${trip.booking_code}.`;
  const voidPayment = `You weren’t charged: the ${total} set aside on your card is released.`;

  switch (event.kind) {
    case 'reservation_requested': {
      const by = momentOf(trip, event.answerBy);
      return [
        toCustomer(trip, {
          title: `Request for the ${car} sent to ${owner}`,
          text: `${days}. ${total} is set aside on your card and only charged if ${owner} accepts by ${by}.`,
        }),
        toOwner(trip, {
          title: `${customer} would like to book your ${car}`,
          text: `${days}, ${payout} for you. Accept or decline by ${by}, or the request expires.`,
          deadline: event.answerBy,
        }),
      ];
    }
    case 'reservation_confirmed': {
      const paid = toCustomer(trip, {
        title: `Your trip with the ${car} is confirmed`,
        text: `${days}. You paid ${total}. ${code} The address and ${owner}’s phone number are on the trip’s page.`,
        deadline: trip.pick_up_at,
      });
      if (event.by === 'owner') return [paid];
      const booked = toOwner(trip, {
        title: `${customer} booked your ${car}`,
        text: `${days}, ${payout} for you. ${code}`,
        deadline: trip.pick_up_at,
      });
      return [paid, booked];
    }
    case 'reservation_declined':
      if (event.wasHeld === true) {
        return [
          toCustomer(trip, {
            title: `${owner} can’t hold the ${car} for you`,
            text: `${days}. You weren’t charged. You can choose another car.${reasonWithoutContacts(trip, event.reason)}`,
            link: '/carlisting',
          }),
        ];
      }
      return [
        toCustomer(trip, {
          title: `${owner} declined your request for the ${car}`,
          text: `${days}. ${voidPayment}${reasonWithoutContacts(trip, event.reason)}`,
        }),
      ];
    case 'reservation_expired':
      return [
        toCustomer(trip, {
          title: `${owner} didn’t reply in time`,
          text: `Your request for the ${car}, ${days}, has expired. ${voidPayment}`,
        }),
        toOwner(trip, {
          title: `${customer}’s request has expired`,
          text: `You didn’t reply in time, so your ${car} is available again: ${days}.`,
        }),
      ];
    case 'hold_expired':
      return [
        toCustomer(trip, {
          title: `We’re no longer holding the ${car} for you`,
          text: `${days}. ${event.reason ?? 'It wasn’t paid for in time. If the car is still available, you can book it again.'}`,
        }),
      ];
    case 'held_until_verified': {
      const until = momentOf(trip, event.until);
      const isSent = event.areDocumentsSent === true;
      return [
        toCustomer(trip, {
          title: isSent
            ? `We’re holding the ${car} until ${until}`
            : `Verify your identity: we’re holding the ${car} until ${until}`,
          text: isSent
            ? `${days}. We’re checking your documents. Once you’re verified, you pay ${total}.`
            : `${days}. Send your documents now, and we’ll hold it longer. Once we’ve checked them, you pay ${total}.`,
          link: '/dashboard/user-ver-doc-form',
          deadline: event.until,
        }),
        toOwner(trip, {
          title: `${customer} would like your ${car} and is being verified`,
          text: `${days}, ${payout} for you. We’re holding the car until ${until}${isSent ? '' : ', and longer once the documents are sent'}. You can decline on the trip’s page.`,
        }),
      ];
    }
    case 'verification_hold_ended':
      return verificationHoldEnded(event, trip);
    case 'car_gone':
      return [
        toCustomer(trip, {
          title: `The ${car} has been booked by someone else`,
          text: `${days}. Your payment arrived after we’d stopped holding the car for you. ${voidPayment}`,
          link: '/carlisting',
        }),
      ];
  }
}

type Ended = Extract<BookingEvent, { kind: 'verification_hold_ended' }>;

function verificationHoldEnded({ why, reason }: Ended, trip: AnnouncedTrip): Message[] {
  const car = carOf(trip);
  const days = daysOf(trip, trip);
  const { customer_fname: customer } = trip;
  const owners = {
    time: `${customer} wasn’t verified in time.`,
    refused: reason,
    unpaid: `${customer} was verified, but didn’t pay in time.`,
    released: `${customer} no longer needs it.`,
  } as const;
  const owner = toOwner(trip, {
    title: `Your ${car} is available again`,
    text: `${days}. ${owners[why]}`,
  });
  // Who let it go knows.
  if (why === 'released') return [owner];
  const customers = {
    time: 'You weren’t verified in time. Nothing was charged. Send your documents, and book it again if it’s still available.',
    refused: `${reason} Nothing was charged.`,
    unpaid: 'It wasn’t paid for in time. If the car is still available, you can book it again.',
  } as const;
  return [
    toCustomer(trip, {
      title: `We’re no longer holding the ${car} for you`,
      text: `${days}. ${customers[why]}`,
      link: why === 'time' ? '/dashboard/user-ver-doc-form' : `/carlisting`,
    }),
    owner,
  ];
}
