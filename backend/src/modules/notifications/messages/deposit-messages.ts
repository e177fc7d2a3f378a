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
          title: `We’ve set aside ${deposit} as your deposit`,
          text: `${what} You aren’t charged. We release it 48 hours after the trip.`,
        }),
      ];
    case 'deposit_failed':
      return [
        toCustomer(trip, {
          title: `We couldn’t set aside your deposit of ${deposit}`,
          text: `${what} It didn’t work on the card you paid with. Please use another card before the pick-up, or ${owner} may not hand over the car.`,
          link: `/dashboard/diff-payment-page?deposit=${trip.uuid}`,
          deadline: trip.pick_up_at,
        }),
        toOwner(trip, {
          title: `Action needed: ${customer}’s deposit failed`,
          text: `${what} We’ve asked ${customer} for another card. Check the trip’s page before you hand over the car.`,
          deadline: trip.pick_up_at,
        }),
      ];
    case 'deposit_released':
      return [
        toCustomer(trip, {
          title: `Your deposit of ${deposit} is released`,
          text: `${what} None of it was charged. It can take your bank a few days to show it.`,
        }),
      ];
    case 'deposit_claimed': {
      const amount = moneyOf(trip, event.amountMinor);
      return [
        toCustomer(trip, {
          title: `${owner} is claiming ${amount} of your deposit`,
          text: `${what} We’re looking into it. Nothing is charged before we’ve decided.${formatReason(event.reason)}`,
        }),
        ...toAdmins(trip, adminUuids, {
          title: `${owner} is claiming ${amount} of a deposit`,
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
      const title = `The bank didn’t pay ${moneyOf(trip, event.amountMinor)} of a deposit`;
      const text = `${what} It was no longer set aside.`;
      return [toOwner(trip, { title, text }), ...toAdmins(trip, adminUuids, { title, text })];
    }
  }
}
