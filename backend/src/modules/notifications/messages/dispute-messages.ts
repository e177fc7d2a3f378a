import { carOf, daysOf, moneyOf, toAdmins, toOwner, type AnnouncedTrip } from './announced-trip.js';
import { formatMoney } from '../../../platform/money/money.js';
import type { Message } from './message.js';
import type { PaymentEvent } from '../../payments/public.js';

type DisputeEvent = PaymentEvent & {
  kind: 'payment_disputed' | 'payment_mismatched' | 'dispute_closed' | 'provider_refund_found';
};

/** Who reads what about money that a bank or a person took back at the payment provider. */
export function disputeMessages(
  event: DisputeEvent,
  trip: AnnouncedTrip,
  adminUuids: readonly string[],
): Message[] {
  const what = `${carOf(trip)}, ${daysOf(trip, trip)}.`;
  if (event.kind === 'payment_mismatched') {
    const asked = formatMoney(event.askedMinor, event.askedCurrency);
    const taken = formatMoney(event.takenMinor, event.takenCurrency);
    return toAdmins(trip, adminUuids, {
      title: `${taken} was charged instead of ${asked}`,
      text: event.isRefunded
        ? `${what} We’ve refunded it and stopped the trip or its change. Check the payment at the provider.`
        : `${what} We’ve stopped the trip or its change, but the customer’s bank didn’t accept the refund. Pay ${taken} back another way, and check the payment at the provider.`,
    });
  }
  const amount = moneyOf(trip, event.amountMinor);
  switch (event.kind) {
    case 'payment_disputed': {
      const by = event.respondBy === null ? '' : ` Answer by ${event.respondBy.toISOString().slice(0, 10)}.`;
      return [
        ...toAdmins(trip, adminUuids, {
          title: `A payment of ${amount} is disputed at the bank`,
          text: `${what} The bank’s reason: ${event.reason}.${by} Payouts for this trip are on hold.`,
          link: '/dashboard/all-payments/disputes',
        }),
        toOwner(trip, {
          title: `Your payout for ${trip.customer_fname}’s trip is on hold`,
          text: `${what} The payment is disputed at the bank. We’re looking into it and will let you know.`,
        }),
      ];
    }
    case 'dispute_closed': {
      const outcome = event.isWon ? 'won' : 'lost';
      return [
        ...toAdmins(trip, adminUuids, {
          title: `The dispute over ${amount} was ${outcome}`,
          text: event.isWon
            ? `${what} The bank is returning the amount.`
            : `${what} The bank keeps the amount.`,
        }),
        toOwner(trip, {
          title: `The dispute over ${trip.customer_fname}’s trip is closed`,
          text: event.isWon
            ? `${what} Your payout is due as before.`
            : `${what} The bank kept ${amount}. Your payout is reduced by your share of it.`,
        }),
      ];
    }
    case 'provider_refund_found':
      return toAdmins(trip, adminUuids, {
        title: `A refund of ${amount} was made at the payment provider`,
        text: `${what} It’s in the books, and the payout will match it.`,
      });
  }
}
