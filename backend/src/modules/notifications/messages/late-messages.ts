import { formatLocal, localTime } from '../../../platform/time/local-time.js';
import {
  carOf,
  daysOf,
  momentOf,
  moneyOf,
  toCustomer,
  toOwner,
  type AnnouncedTrip,
} from './announced-trip.js';
import { formatReason, type Message } from './message.js';
import type { TripEvent } from '../../booking/public.js';

type LateEvent = TripEvent & {
  kind:
    | 'late_fee_due'
    | 'late_fee_reminder'
    | 'late_fee_waived'
    | 'car_not_back'
    | 'car_may_be_late'
    | 'car_is_back';
};

/** Who reads what about a car that comes back late. */
export function lateMessages(event: LateEvent, trip: AnnouncedTrip): Message[] {
  const car = carOf(trip);
  const days = daysOf(trip, trip);
  const { customer_fname: customer, owner_fname: owner } = trip;
  switch (event.kind) {
    case 'late_fee_due': {
      const amount = moneyOf(trip, event.amountMinor);
      const hours = event.hours === 1 ? '1 hour' : `${event.hours} hours`;
      return [
        toCustomer(trip, {
          title: `Please pay ${amount} for the late return`,
          text: `${owner} says the ${car} came back ${hours} late. If that’s wrong, you can object within 48 hours.`,
          link: `/dashboard/diff-payment-page?late=${trip.uuid}`,
        }),
      ];
    }
    case 'late_fee_reminder': {
      const amount = moneyOf(trip, event.amountMinor);
      const by = momentOf(trip, event.payBy);
      const link = `/dashboard/diff-payment-page?late=${trip.uuid}`;
      if (event.isOverdue) {
        const text = `${car}, ${days}. You can’t book another car until it’s paid.`;
        return [toCustomer(trip, { title: `Your late fee of ${amount} is overdue`, text, link })];
      }
      const text = `${car}, ${days}. Please pay by ${by}. After that, you can’t book another car until it’s paid.`;
      const reminder = { title: `Your late fee of ${amount} isn’t paid yet`, text, link };
      return [toCustomer(trip, { ...reminder, deadline: event.payBy })];
    }
    case 'late_fee_waived':
      return [
        toCustomer(trip, {
          title: `You no longer owe ${moneyOf(trip, event.amountMinor)} for the late return`,
          text: `${car}, ${days}.${formatReason(event.reason)}`,
        }),
      ];
    case 'car_not_back':
      return [
        toCustomer(trip, {
          title: `${owner} is waiting for the ${car}`,
          text: `It should be back by now. Please return it or call ${owner}. You may be charged a late fee for each started hour.`,
        }),
      ];
    case 'car_may_be_late':
      return [
        toCustomer(trip, {
          title: `Your ${car} may be late`,
          text: `The previous driver hasn’t returned it yet. You can wait, or cancel your trip (${days}) for free and choose another car for the same dates.`,
          link: otherCars(trip),
          deadline: trip.pick_up_at,
        }),
        toOwner(trip, {
          title: `The ${car} isn’t back, and ${customer} is next`,
          text: `${customer} has booked it: ${days}. We’ve let them know that they can cancel for free.`,
          deadline: trip.pick_up_at,
        }),
      ];
    case 'car_is_back':
      return [
        toCustomer(trip, {
          title: `The ${car} is back`,
          text: `Your trip can go ahead: ${days}. You can still cancel for free until the pick-up.`,
        }),
      ];
  }
}

/** The search for cars in the same place on the same days. */
function otherCars({ place_slug, pick_up_at, return_at, time_zone }: AnnouncedTrip): string {
  const at = (moment: Date) => formatLocal(localTime(moment, time_zone));
  const period = { pick_up: at(pick_up_at), return: at(return_at) };
  const wanted = { ...(place_slug === null ? {} : { place: place_slug }), ...period };
  return `/carlisting?${new URLSearchParams(wanted).toString()}`;
}
