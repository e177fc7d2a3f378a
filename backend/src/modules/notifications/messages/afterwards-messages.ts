import {
  carOf,
  daysOf,
  moneyOf,
  toAdmins,
  toCustomer,
  toOwner,
  type AnnouncedTrip,
} from './announced-trip.js';
import { disputeMessages } from './dispute-messages.js';
import { formatReason, type Message } from './message.js';
import type { BillingEvent, RepaymentMethod } from '../../billing/public.js';
import type { ReviewEvent } from '../../booking/public.js';

/** Who reads what about money that moved, or about a review. */
export function afterwardsMessages(
  event: BillingEvent | ReviewEvent,
  trip: AnnouncedTrip,
  adminUuids: readonly string[],
): Message[] {
  const what = `${carOf(trip)}, ${daysOf(trip, trip)}.`;
  switch (event.kind) {
    case 'payment_refunded':
      return [
        toCustomer(trip, {
          title: `You get ${moneyOf(trip, event.amountMinor)} back`,
          text: `${what} It goes to the card that you paid with; that can take a few days.${formatReason(event.reason)}`,
        }),
      ];
    case 'refund_failed':
      return [
        toCustomer(trip, {
          title: `Your bank did not take your refund of ${moneyOf(trip, event.amountMinor)}`,
          text: `${what} We still owe you this amount. We will try again or pay you another way, and write to you.`,
        }),
        ...toAdmins(trip, adminUuids, {
          title: `A refund of ${moneyOf(trip, event.amountMinor)} did not go through`,
          text: `${what} The customer’s bank did not take it, so it is still owed. Try again or pay another way on the page of all payments.`,
        }),
      ];
    case 'refund_repaid':
      return [
        toCustomer(trip, {
          title: `We have paid you ${moneyOf(trip, event.amountMinor)} ${repaymentWays[event.method]}`,
          text: `${what} It replaces the refund that your bank did not take. Reference: ${event.reference}`,
        }),
      ];
    case 'payment_disputed':
    case 'payment_mismatched':
    case 'dispute_closed':
    case 'provider_refund_found':
      return disputeMessages(event, trip, adminUuids);
    case 'payout_paid':
      return [
        toOwner(trip, {
          title: `${moneyOf(trip, event.amountMinor)} were paid out to you`,
          text: `${forTrips(event.tripCount, `the trip of ${trip.customer_fname}: ${what}`)}${lessKept(trip, event.keptMinor)}`,
          link: '/dashboard/reservations/income',
        }),
      ];
    case 'payout_failed':
      return [
        toOwner(trip, {
          title: `Your bank did not take ${moneyOf(trip, event.amountMinor)}`,
          text: 'Your payout came back to us. Please check the bank account under Income and payouts; it is sent again once you have corrected it.',
          link: '/dashboard/reservations/income',
        }),
        ...toAdmins(trip, adminUuids, {
          title: `A payout of ${moneyOf(trip, event.amountMinor)} to ${trip.owner_fname} came back`,
          text: `The owner’s bank did not take it: ${event.reason}. The owner’s payouts wait until the bank account is corrected.`,
        }),
      ];
    case 'payout_corrected': {
      const isLess = event.amountMinor < 0;
      const amount = moneyOf(trip, Math.abs(event.amountMinor));
      return [
        toOwner(trip, {
          title: `${amount} ${isLess ? 'less' : 'more'} for the trip of ${trip.customer_fname}`,
          text: isLess
            ? `${what} The customer got money back after you had been paid. Your part of it is kept from your next payout.`
            : `${what} It comes with your next payout.`,
        }),
      ];
    }
    case 'review_written':
      return [
        toOwner(trip, {
          title: `${trip.customer_fname} gave your ${carOf(trip)} ${event.stars} of 5 stars`,
          text: `For the trip of ${daysOf(trip, trip)}.`,
        }),
      ];
  }
}

const repaymentWays: Record<RepaymentMethod, string> = {
  bank_transfer: 'by bank transfer',
  cash: 'in cash',
  credit: 'as credit',
  other: 'another way',
};

function forTrips(tripCount: number, one: string): string {
  return tripCount > 1 ? `For ${tripCount} trips.` : `For ${one}`;
}

function lessKept(trip: AnnouncedTrip, keptMinor: number): string {
  return keptMinor === 0 ? '' : ` ${moneyOf(trip, keptMinor)} were kept for refunds after earlier payouts.`;
}
