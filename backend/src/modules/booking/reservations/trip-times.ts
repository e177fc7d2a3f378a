import type { Reservation } from './reservations.table.js';

const hourMs = 3_600_000;

/** While the customer pays, no one else gets the car. */
export const holdLastsMs = 15 * 60_000;
/** How long an owner may think about a request. */
const answerWithinMs = 24 * hourMs;
/** Owners and customers may meet earlier than they said; a day early is a mistake or another trip. */
const handOverEarlyMs = 24 * hourMs;

/** Until when a request may be answered: 24 hours, or the pick-up if that is sooner. */
export function answerBy(pickUpAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + answerWithinMs, pickUpAt.getTime()));
}

/** Whether the car may be handed over: from a day before the pick-up until the return. */
export function canBeHandedOver(
  { pick_up_at, return_at }: Pick<Reservation, 'pick_up_at' | 'return_at'>,
  now: Date,
): boolean {
  return now.getTime() >= pick_up_at.getTime() - handOverEarlyMs && now < return_at;
}

/** Whether it may be said that no one came: from the pick-up on. */
export function isNoShowPossible({ pick_up_at }: Pick<Reservation, 'pick_up_at'>, now: Date): boolean {
  return now >= pick_up_at;
}
