import {
  carOf,
  daysOf,
  moneyOf,
  momentOf,
  toCustomer,
  toOwner,
  type AnnouncedTrip,
} from './announced-trip.js';
import { formatReason, type Message } from './message.js';
import type { BookingEvent } from '../../booking/public.js';

/** Who reads what about a booking. */
export function bookingMessages(event: BookingEvent, trip: AnnouncedTrip): Message[] {
  const car = carOf(trip);
  const days = daysOf(trip, trip);
  const total = moneyOf(trip, trip.total_minor);
  const payout = moneyOf(trip, trip.payout_minor);
  const { customer_fname: customer, owner_fname: owner } = trip;
  const voidPayment = `Nothing was charged: the ${total} set aside on your card is released.`;

  switch (event.kind) {
    case 'reservation_requested': {
      const by = momentOf(trip, event.answerBy);
      return [
        toCustomer(trip, {
          title: `Your request for the ${car} is with ${owner}`,
          text: `${days}. ${total} is set aside on your card and only taken if ${owner} accepts, by ${by} at the latest.`,
        }),
        toOwner(trip, {
          title: `${customer} asks for your ${car}`,
          text: `${days}, ${payout} for you. Please accept or decline by ${by}; after that the request ends by itself.`,
          deadline: event.answerBy,
        }),
      ];
    }
    case 'reservation_confirmed': {
      const paid = toCustomer(trip, {
        title: `Your trip with the ${car} is confirmed`,
        text: `${days}. You paid ${total}. The address and ${owner}’s phone number are on the trip’s page.`,
        deadline: trip.pick_up_at,
      });
      if (event.by === 'owner') return [paid];
      const booked = toOwner(trip, {
        title: `${customer} has booked your ${car}`,
        text: `${days}, ${payout} for you.`,
        deadline: trip.pick_up_at,
      });
      return [paid, booked];
    }
    case 'reservation_declined':
      return [
        toCustomer(trip, {
          title: `${owner} cannot give you the ${car}`,
          text: `${days}. ${voidPayment}${formatReason(event.reason)}`,
        }),
      ];
    case 'reservation_expired':
      return [
        toCustomer(trip, {
          title: `${owner} did not answer in time`,
          text: `Your request for the ${car}, ${days}, has ended. ${voidPayment}`,
        }),
        toOwner(trip, {
          title: `${customer}’s request has ended`,
          text: `You did not answer in time, and your ${car} is free again: ${days}.`,
        }),
      ];
    case 'hold_expired':
      return [
        toCustomer(trip, {
          title: `The ${car} is no longer held for you`,
          text: `${days}. It was not paid within 15 minutes. If the car is still free, you can reserve it again.`,
        }),
      ];
    case 'car_gone':
      return [
        toCustomer(trip, {
          title: `Somebody else got the ${car}`,
          text: `${days}. Your payment came after the car was no longer held for you. ${voidPayment}`,
          link: '/carlisting',
        }),
      ];
  }
}
