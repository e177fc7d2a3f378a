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
import type { ChangeEvent } from '../../booking/public.js';

/** What the words about a change need to know of it. */
export interface AnnouncedChange {
  uuid: string;
  pick_up_at: Date;
  return_at: Date;
  difference_minor: number;
  /** What the owner gets of the new price. */
  payout_minor: number;
  message: string | null;
  /** Until when it may be answered. */
  expires_at: Date;
  /** Until when the difference may be paid. */
  pay_by: Date | null;
}

/** Who reads what about a change. */
export function changeMessages(event: ChangeEvent, change: AnnouncedChange, trip: AnnouncedTrip): Message[] {
  const car = carOf(trip);
  const days = daysOf(trip, change);
  const asItWas = `The trip stays as it was: ${daysOf(trip, trip)}.`;
  const { customer_fname: customer, owner_fname: owner } = trip;
  const difference = moneyOf(trip, Math.abs(change.difference_minor));

  switch (event.kind) {
    case 'change_requested':
      return [
        toOwner(trip, {
          title: `${customer} would like to change the trip with your ${car}`,
          text: `New dates: ${days}. ${costs(trip, change)}${earns(trip, change)}${says(customer, change.message)}`,
          deadline: change.expires_at,
        }),
      ];
    case 'change_approved': {
      const by = change.pay_by === null ? '' : ` by ${momentOf(trip, change.pay_by)}`;
      return [
        toCustomer(trip, {
          title: `${owner} agreed to your change: pay for your new dates`,
          text: `${car}, ${days}. Pay ${difference}${by}, or the trip stays the same.`,
          ...(change.pay_by === null ? {} : { deadline: change.pay_by }),
          link: `/dashboard/diff-payment-page?change=${change.uuid}`,
        }),
      ];
    }
    case 'difference_unpaid': {
      const by = change.pay_by === null ? '' : ` by ${momentOf(trip, change.pay_by)}`;
      return [
        toCustomer(trip, {
          title: `Your bank declined the payment for your change`,
          text: `${car}: you weren’t charged, and your trip stays as it was. To change it to ${days}, pay ${difference}${by} with another card.`,
          link: `/dashboard/diff-payment-page?change=${change.uuid}`,
        }),
      ];
    }
    case 'change_applied': {
      const deadline = change.pick_up_at;
      const back = change.difference_minor < 0 ? ` ${difference} goes back to your card.` : '';
      const paid = change.difference_minor > 0 ? ` You paid ${difference}.` : '';
      return [
        toCustomer(trip, {
          title: `Your trip with the ${car} has changed`,
          text: `${days}.${paid}${back}`,
          deadline,
        }),
        toOwner(trip, { title: `${customer}’s trip has changed`, text: `${car}, ${days}.`, deadline }),
      ];
    }
    case 'change_declined':
      return [
        toCustomer(trip, {
          title: `${owner} declined your change`,
          text: `${asItWas}${formatReason(event.reason)}`,
        }),
      ];
    case 'change_withdrawn':
      return [toOwner(trip, { title: `${customer} withdrew the change`, text: `${car}. ${asItWas}` })];
    case 'change_expired': {
      const why = event.wasApproved ? 'The new dates weren’t paid in time.' : 'There was no reply in time.';
      const words = {
        title: `The change to the trip with the ${car} has expired`,
        text: `${why} ${asItWas}`,
      };
      return [toCustomer(trip, words), toOwner(trip, words)];
    }
  }
}

function costs(trip: AnnouncedTrip, { difference_minor }: AnnouncedChange): string {
  if (difference_minor === 0) return 'The price stays the same.';
  const amount = moneyOf(trip, Math.abs(difference_minor));
  return difference_minor > 0 ? `It costs ${amount} more.` : `${amount} would be refunded.`;
}

function earns(trip: AnnouncedTrip, { payout_minor }: AnnouncedChange): string {
  if (payout_minor === trip.payout_minor) return '';
  return ` You’d earn ${moneyOf(trip, payout_minor)} instead of ${moneyOf(trip, trip.payout_minor)}.`;
}

function says(customer: string, message: string | null): string {
  return message === null || message.trim() === '' ? '' : ` ${customer} writes: “${message.trim()}”`;
}
