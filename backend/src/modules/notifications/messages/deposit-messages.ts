import {
  carOf,
  daysOf,
  moneyOf,
  toAdmins,
  toCustomer,
  toOwner,
  type AnnouncedTrip,
} from './announced-trip.js';
import { formatReason, type Message } from './message.js';
import type { TripEvent } from '../../booking/public.js';

type DepositEvent = Extract<TripEvent, { kind: `deposit_${string}` }>;

/** Who reads what about a deposit. */
export function depositMessages(
  event: DepositEvent,
  trip: AnnouncedTrip,
  adminUuids: readonly string[],
): Message[] {
  const what = `${carOf(trip)}, ${daysOf(trip, trip)}.`;
  const deposit = moneyOf(trip, trip.deposit_minor);
  const { customer_fname: customer, owner_fname: owner } = trip;
  switch (event.kind) {
    case 'deposit_held':
      return [
        toCustomer(trip, {
          title: `${deposit} is set aside as your deposit`,
          text: `${what} It is not charged, and released 48 hours after the trip.`,
        }),
      ];
    case 'deposit_failed':
      return [
        toCustomer(trip, {
          title: `Your deposit of ${deposit} is not set aside`,
          text: `${what} We could not set it aside on the card that paid the trip. Please use another card until the pick-up, or ${owner} may not hand over the car.`,
          link: `/dashboard/diff-payment-page?deposit=${trip.uuid}`,
          deadline: trip.pick_up_at,
        }),
        toOwner(trip, {
          title: `The deposit of ${customer} is not set aside`,
          text: `${what} We have asked ${customer} for another card. Check the trip’s page before you hand over the car.`,
          deadline: trip.pick_up_at,
        }),
      ];
    case 'deposit_released':
      return [
        toCustomer(trip, {
          title: `Your deposit of ${deposit} is released`,
          text: `${what} Nothing of it was charged. Your bank can take a few days to show it.`,
        }),
      ];
    case 'deposit_claimed': {
      const amount = moneyOf(trip, event.amountMinor);
      return [
        toCustomer(trip, {
          title: `${owner} claims ${amount} of your deposit`,
          text: `${what} We look into it, and nothing is charged before we have decided.${formatReason(event.reason)}`,
        }),
        ...toAdmins(trip, adminUuids, {
          title: `${owner} claims ${amount} of a deposit`,
          text: `${what} The customer is ${customer}.${formatReason(event.reason)}`,
        }),
      ];
    }
    case 'deposit_decided': {
      const isTaken = event.amountMinor > 0;
      const amount = moneyOf(trip, event.amountMinor);
      const title = isTaken ? `${amount} of the deposit goes to ${owner}` : 'The deposit is released in full';
      const text = `${what} ${isTaken ? 'The rest is released.' : ''}${formatReason(event.reason)}`;
      return [toCustomer(trip, { title, text }), toOwner(trip, { title, text })];
    }
    case 'deposit_not_paid': {
      const title = `The bank did not pay ${moneyOf(trip, event.amountMinor)} of a deposit`;
      const text = `${what} It was no longer set aside.`;
      return [toOwner(trip, { title, text }), ...toAdmins(trip, adminUuids, { title, text })];
    }
  }
}
