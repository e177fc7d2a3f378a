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
import type { PaymentEvent, RepaymentMethod } from '../../payments/public.js';
import type { PayoutEvent } from '../../payouts/public.js';
import type { ReviewEvent } from '../../booking/public.js';

/** Who reads what about money that moved, or about a review. */
export function afterwardsMessages(
  event: PaymentEvent | PayoutEvent | ReviewEvent,
  trip: AnnouncedTrip,
  adminUuids: readonly string[],
): Message[] {
  const what = `${carOf(trip)}, ${daysOf(trip, trip)}.`;
  switch (event.kind) {
    case 'payment_refunded':
      return [
        toCustomer(trip, {
          title: `You’ll get ${moneyOf(trip, event.amountMinor)} back`,
          text: `${what} It goes back to the card you paid with, which can take a few days.${formatReason(event.reason)}`,
        }),
      ];
    case 'approval_requested':
      return toAdmins(trip, adminUuids, {
        title: `A ${approvedThings[event.of]} of ${moneyOf(trip, event.amountMinor)} waits for a second administrator`,
        text: `${what} Approve or decline it under All payments.`,
        link: `/dashboard/all-payments?query=${event.paymentUuid}`,
      });
    case 'approval_ended':
      return toAdmins(trip, adminUuids, {
        title: `Your ${approvedThings[event.of]} of ${moneyOf(trip, event.amountMinor)} wasn’t carried out`,
        text: `${what} ${event.reason}`,
        link: `/dashboard/all-payments?query=${event.paymentUuid}`,
      });
    case 'refund_failed':
      return [
        toCustomer(trip, {
          title: `Your bank didn’t accept your refund of ${moneyOf(trip, event.amountMinor)}`,
          text: `${what} We still owe you this amount. We’ll try again or pay you another way, and let you know.`,
        }),
        ...toAdmins(trip, adminUuids, {
          title: `A refund of ${moneyOf(trip, event.amountMinor)} didn’t go through`,
          text: `${what} The customer’s bank didn’t accept it, so we still owe it. Try again or pay another way under All payments.`,
        }),
      ];
    case 'refund_repaid':
      return [
        toCustomer(trip, {
          title: `We’ve paid you ${moneyOf(trip, event.amountMinor)} ${repaymentWays[event.method]}`,
          text: `${what} This replaces the refund your bank didn’t accept. Paid to: ${event.payee}. Reference: ${event.reference}`,
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
          title: `We’ve paid out ${moneyOf(trip, event.amountMinor)} to you`,
          text: `${forTrips(event.tripCount, `${trip.customer_fname}’s trip: ${what}`)}${lessKept(trip, event.keptMinor)}`,
          link: '/dashboard/reservations/income',
        }),
      ];
    case 'payout_failed':
      return [
        toOwner(trip, {
          title: `Your bank didn’t accept ${moneyOf(trip, event.amountMinor)}`,
          text: 'Your payout came back to us. Check your bank account under Income and payouts. We’ll send it again once you’ve corrected it.',
          link: '/dashboard/reservations/income',
        }),
        ...toAdmins(trip, adminUuids, {
          title: `A payout of ${moneyOf(trip, event.amountMinor)} to ${trip.owner_fname} came back`,
          text: `The owner’s bank didn’t accept it: ${event.reason}. Their payouts are on hold until the bank account is corrected.`,
        }),
      ];
    case 'payout_corrected': {
      const isLess = event.amountMinor < 0;
      const amount = moneyOf(trip, Math.abs(event.amountMinor));
      return [
        toOwner(trip, {
          title: `${amount} ${isLess ? 'less' : 'more'} for ${trip.customer_fname}’s trip`,
          text: isLess
            ? `${what} The customer got money back after we’d paid you. We’ll deduct your share from your next payout.`
            : `${what} We’ll add it to your next payout.`,
        }),
      ];
    }
    case 'review_written':
      return [
        toOwner(trip, {
          title: `${trip.customer_fname} gave your ${carOf(trip)} ${event.stars} of 5 stars`,
          text: `Trip: ${daysOf(trip, trip)}.`,
        }),
      ];
  }
}

const approvedThings = { refund: 'refund', retry: 'refund', repayment: 'repayment' } as const;

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
  return keptMinor === 0
    ? ''
    : ` ${moneyOf(trip, keptMinor)} was deducted for refunds after earlier payouts.`;
}
