import {
  carOf,
  daysOf,
  moneyOf,
  toAdmins,
  toCustomer,
  toOwner,
  type AnnouncedTrip,
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
    case 'trip_started':
      return [
        toCustomer(trip, {
          title: `The ${car} is yours: enjoy the trip`,
          text: `The trip has begun: ${days}. If you do not have the car, say so on the trip’s page.`,
        }),
      ];
    case 'trip_completed':
      return [
        toCustomer(trip, {
          title: `How was the ${car}?`,
          text: `The trip is completed. You have 48 hours to object. Your review helps those who come after you.`,
        }),
        toOwner(trip, {
          title: `The trip of ${customer} is completed`,
          text: `${car}, ${days}. ${payout} is on its way to you.`,
          link: '/dashboard/reservations',
        }),
      ];
    case 'trip_no_show':
      return [
        toCustomer(trip, {
          title: `You did not come for the ${car}`,
          text: `${owner} has marked the trip, ${days}, as not taken. If that is wrong, you can object within 48 hours.`,
        }),
      ];
    case 'trip_disputed': {
      const [reporter, tellOther] = event.by === 'customer' ? [customer, toOwner] : [owner, toCustomer];
      return [
        tellOther(trip, {
          title: `${reporter} reports a problem with a trip`,
          text: `${car}, ${days}. We look into it and write to both of you.${formatReason(event.reason)}`,
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
          title: event.what === 'pick_up' ? `${name} confirms the pick-up` : `${name} confirms the return`,
          text: `${car}, ${days}. Please confirm it too, or tell us if it is not so.`,
        }),
      ];
    }
    case 'trip_objected':
      return [
        toOwner(trip, {
          title: `${customer} objects to how the trip ended`,
          text: `${car}, ${days}. We look into it and write to both of you; your payout waits.${formatReason(event.reason)}`,
        }),
        ...toAdmins(trip, adminUuids, {
          title: `A customer objects: ${car}`,
          text: `${owner} and ${customer}, ${days}. The payout waits.${formatReason(event.reason)}`,
        }),
      ];
    case 'objection_settled': {
      const text = `${car}, ${days}.${formatReason(event.reason)}`;
      return [
        toCustomer(trip, { title: 'We have decided on your objection', text }),
        toOwner(trip, { title: `We have decided on ${customer}’s objection`, text }),
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
      const text = `${car}, ${days}. The trip is completed.${formatReason(event.reason)}`;
      return [
        toCustomer(trip, { title: 'We have settled the problem with your trip', text }),
        toOwner(trip, { title: `We have settled the problem with ${customer}’s trip`, text }),
      ];
    }
  }
}

function cancelled(
  { by, wasPaid, refundMinor, reason }: TripEvent & { kind: 'reservation_cancelled' },
  trip: AnnouncedTrip,
): Message[] {
  const what = `${carOf(trip)}, ${daysOf(trip, trip)}.`;
  const { customer_fname: customer, owner_fname: owner } = trip;
  const goesBack = `${moneyOf(trip, refundMinor)} goes back to your card; that can take a few days.`;
  const refund = !wasPaid
    ? 'Nothing was charged.'
    : refundMinor > 0
      ? goesBack
      : 'By the cancellation policy nothing goes back.';
  const who = { customer: 'You have', owner: `${owner} has`, admin: 'We have', system: 'We have' }[by];
  const toOwners = {
    customer: `${customer} has cancelled the trip with your ${carOf(trip)}`,
    owner: `You have cancelled the trip of ${customer}`,
    admin: `We have cancelled the trip of ${customer}`,
    system: `We have cancelled the trip of ${customer}`,
  };
  const deadline = trip.pick_up_at;
  return [
    toCustomer(trip, {
      title: `${who} cancelled your trip`,
      text: `${what} ${refund}${formatReason(reason)}`,
      deadline,
    }),
    toOwner(trip, {
      deadline,
      title: toOwners[by],
      text: `${what} The car is free again.${formatReason(reason)}`,
    }),
  ];
}
