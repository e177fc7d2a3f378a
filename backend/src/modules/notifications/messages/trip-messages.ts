import {
  carOf,
  daysOf,
  momentOf,
  moneyOf,
  toAdmins,
  toCustomer,
  toOwner,
  type AnnouncedTrip,
  reasonWithoutContacts,
} from './announced-trip.js';
import { depositMessages } from './deposit-messages.js';
import { lateMessages } from './late-messages.js';
import { formatReason, type Message } from './message.js';
import type { TripEvent } from '../../booking/public.js';

/** Who reads what about a trip. */
export function tripMessages(
  event: TripEvent,
  trip: AnnouncedTrip,
  adminUuids: readonly string[],
): Message[] {
  const car = carOf(trip);
  const days = daysOf(trip, trip);
  const payout = moneyOf(trip, trip.payout_minor);
  const { customer_fname: customer, owner_fname: owner } = trip;

  switch (event.kind) {
    case 'reservation_cancelled':
      return cancelled(event, trip);
    case 'trip_to_pay_anew': {
      const amount = moneyOf(trip, event.amountMinor);
      const by = momentOf(trip, event.payBy);
      return [
        toCustomer(trip, {
          title: `Your bank took back the payment for your trip`,
          text: `${car}, ${days}. Pay ${amount} again by ${by} to keep it, or we’ll cancel it.`,
          link: `/payment?reservation=${trip.uuid}`,
          deadline: event.payBy,
        }),
        toOwner(trip, {
          title: `The bank took back the payment for ${customer}’s trip`,
          text: `${car}, ${days}. ${customer} can pay again by ${by}; otherwise we’ll cancel the trip. Please don’t hand over the car before.`,
          deadline: event.payBy,
        }),
      ];
    }
    case 'trip_paid_anew': {
      const text = `${car}, ${days}. The trip goes ahead as booked.`;
      return [
        toCustomer(trip, { title: 'Your trip is paid', text }),
        toOwner(trip, { title: `${customer}’s trip is paid again`, text }),
      ];
    }
    case 'trip_started':
      return [
        toCustomer(trip, {
          title: `The ${car} is yours: enjoy the trip`,
          text: `The trip has begun: ${days}. If you don’t have the car, report it on the trip’s page.`,
        }),
      ];
    case 'trip_completed':
      return [
        toCustomer(trip, {
          title: `How was the ${car}?`,
          text: `Your trip is complete. If something was wrong, you have 48 hours to object. Your review helps other drivers.`,
        }),
        toOwner(trip, {
          title: `${customer}’s trip is complete`,
          text: `${car}, ${days}. ${payout} is on its way to you.`,
          link: '/dashboard/reservations',
        }),
      ];
    case 'trip_no_show':
      return [
        toCustomer(trip, {
          title: `You didn’t pick up the ${car}`,
          text: `${owner} reported that the trip, ${days}, didn’t take place. If that’s wrong, you can object within 48 hours.`,
        }),
      ];
    case 'trip_disputed': {
      const [reporter, tellOther] = event.by === 'customer' ? [customer, toOwner] : [owner, toCustomer];
      return [
        tellOther(trip, {
          title: `${reporter} reported a problem with a trip`,
          text: `${car}, ${days}. We’re looking into it and will let you both know.${formatReason(event.reason)}`,
        }),
        ...toAdmins(trip, adminUuids, {
          title: `A trip is disputed: ${car}`,
          text: `${owner} and ${customer}, ${days}.${formatReason(event.reason)}`,
        }),
      ];
    }
    case 'handover_confirmed': {
      const [name, tellOther] = event.by === 'customer' ? [customer, toOwner] : [owner, toCustomer];
      return [
        tellOther(trip, {
          title: event.what === 'pick_up' ? `${name} confirmed the pick-up` : `${name} confirmed the return`,
          text: `${car}, ${days}. Please confirm it too, or report a problem on the trip’s page.`,
        }),
      ];
    }
    case 'trip_objected':
      return [
        toOwner(trip, {
          title: `${customer} objected to how the trip ended`,
          text: `${car}, ${days}. We’re looking into it and will let you both know. Your payout is on hold until then.${formatReason(event.reason)}`,
        }),
        ...toAdmins(trip, adminUuids, {
          title: `A customer objected: ${car}`,
          text: `${owner} and ${customer}, ${days}. The payout is on hold.${formatReason(event.reason)}`,
        }),
      ];
    case 'objection_settled': {
      const text = `${car}, ${days}.${formatReason(event.reason)}`;
      return [
        toCustomer(trip, { title: 'We’ve decided on your objection', text }),
        toOwner(trip, { title: `We’ve decided on ${customer}’s objection`, text }),
      ];
    }
    case 'deposit_held':
    case 'deposit_failed':
    case 'deposit_released':
    case 'deposit_claimed':
    case 'deposit_decided':
    case 'deposit_not_paid':
      return depositMessages(event, trip, adminUuids);
    case 'late_fee_due':
    case 'late_fee_reminder':
    case 'late_fee_waived':
    case 'car_not_back':
    case 'car_may_be_late':
    case 'car_is_back':
      return lateMessages(event, trip);
    case 'trip_resolved': {
      const text = `${car}, ${days}. The trip is complete.${formatReason(event.reason)}`;
      return [
        toCustomer(trip, { title: 'We’ve settled the problem with your trip', text }),
        toOwner(trip, { title: `We’ve settled the problem with ${customer}’s trip`, text }),
      ];
    }
  }
}

function cancelled(
  { by, wasPaid, refundMinor, isOnHold, reason }: TripEvent & { kind: 'reservation_cancelled' },
  trip: AnnouncedTrip,
): Message[] {
  const what = `${carOf(trip)}, ${daysOf(trip, trip)}.`;
  const { customer_fname: customer, owner_fname: owner } = trip;
  const amount = moneyOf(trip, refundMinor);
  const goesBack = isOnHold
    ? `Your bank is deciding a dispute about your payment. Once it has, you have ${amount} back, from your bank or from us.`
    : `${amount} goes back to your card, which can take a few days.`;
  const refund = !wasPaid
    ? 'You weren’t charged.'
    : refundMinor > 0
      ? goesBack
      : 'Under the cancellation policy, there’s no refund.';
  const who = { customer: 'You', owner, admin: 'We', system: 'We' }[by];
  const toOwners = {
    customer: `${customer} cancelled the trip with your ${carOf(trip)}`,
    owner: `You cancelled ${customer}’s trip`,
    admin: `We cancelled ${customer}’s trip`,
    system: `We cancelled ${customer}’s trip`,
  };
  const deadline = trip.pick_up_at;
  return [
    toCustomer(trip, {
      title: `${who} cancelled your trip`,
      text: `${what} ${refund}${reasonWithoutContacts(trip, reason)}`,
      deadline,
    }),
    toOwner(trip, {
      deadline,
      title: toOwners[by],
      text: `${what} The car is available again.${reasonWithoutContacts(trip, reason)}`,
    }),
  ];
}
