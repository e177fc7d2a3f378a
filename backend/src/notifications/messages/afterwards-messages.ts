import {
  carOf,
  daysOf,
  moneyOf,
  toAdmins,
  toCustomer,
  toOwner,
  type AnnouncedTrip,
} from './announced-trip.js';
import { because, type Message } from './message.js';

/** Money that moves after a trip was paid, and what its customer thought of it. */
export type AfterwardsEvent = { reservationUuid: string } & (
  | { kind: 'payment_refunded'; amountMinor: number; reason: string }
  | { kind: 'refund_failed'; amountMinor: number }
  | { kind: 'payout_paid'; amountMinor: number }
  | { kind: 'review_written'; stars: number }
);

/** Who is told what about money that moved, or about a review. */
export function afterwardsMessages(
  event: AfterwardsEvent,
  trip: AnnouncedTrip,
  adminUuids: readonly string[],
): Message[] {
  const what = `${carOf(trip)}, ${daysOf(trip, trip)}.`;
  switch (event.kind) {
    case 'payment_refunded':
      return [
        toCustomer(trip, {
          title: `You get ${moneyOf(trip, event.amountMinor)} back`,
          text: `${what} It goes to the card that you paid with; that can take a few days.${because(event.reason)}`,
        }),
      ];
    case 'refund_failed':
      return toAdmins(trip, adminUuids, {
        title: `A refund of ${moneyOf(trip, event.amountMinor)} did not go through`,
        text: `${what} The customer’s bank did not take it. It has to be given back in another way.`,
      });
    case 'payout_paid':
      return [
        toOwner(trip, {
          title: `${moneyOf(trip, event.amountMinor)} were paid out to you`,
          text: `For the trip of ${trip.customer_fname}: ${what}`,
        }),
      ];
    case 'review_written':
      return [
        toOwner(trip, {
          title: `${trip.customer_fname} gave your ${carOf(trip)} ${event.stars} of 5 stars`,
          text: `For the trip of ${daysOf(trip, trip)}.`,
        }),
      ];
  }
}
