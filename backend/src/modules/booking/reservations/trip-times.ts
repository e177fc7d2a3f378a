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

/** Whether the car may be handed over: from a day before the pick-up until the return, once the trip is paid. */
export function canBeHandedOver(
  { pick_up_at, return_at, repay_by }: Pick<Reservation, 'pick_up_at' | 'return_at' | 'repay_by'>,
  now: Date,
): boolean {
  return repay_by === null && now.getTime() >= pick_up_at.getTime() - handOverEarlyMs && now < return_at;
}

/** How long an owner waits before they may say that no one came. */
const noShowAfterMs = 2 * hourMs;
/** How long after the pick-up a trip begins by the clock, unless it would be over sooner. */
export const beginGraceMs = 6 * hourMs;
/** How long after the return a trip ends by the clock. */
export const endGraceMs = 24 * hourMs;
/** How long after the end a customer may object; no payout leaves before. */
export const objectWithinMs = 48 * hourMs;

/** Whether a trip may still be cancelled: until the pick-up. */
export function isBeforePickUp({ pick_up_at }: Pick<Reservation, 'pick_up_at'>, now: Date): boolean {
  return now < pick_up_at;
}

/** Whether a car is out past its return time: neither side's word ends the trip by itself. */
export function isOverdue(
  { status, return_at, returned_at }: Pick<Reservation, 'status' | 'return_at' | 'returned_at'>,
  now: Date,
): boolean {
  return status === 'in_progress' && returned_at === null && return_at <= now;
}

/** Until when the customer may object to how a trip ended; undefined while it has not. */
export function objectBy({
  ended_at,
  late_fee_at,
}: Pick<Reservation, 'ended_at' | 'late_fee_at'>): Date | undefined {
  if (ended_at === null) return undefined;
  // A late fee can be asked for later than the end.
  const from = Math.max(ended_at.getTime(), late_fee_at?.getTime() ?? 0);
  return new Date(from + objectWithinMs);
}

/**
 * Whether the customer may object to a trip: once within 48 hours after it was completed or not taken, and once within 48
 * hours after a late fee that was reported later than they did.
 */
export function canBeObjectedTo(
  { status, objected_at, ...times }: Pick<Reservation, 'status' | 'ended_at' | 'late_fee_at' | 'objected_at'>,
  now: Date,
): boolean {
  const until = objectBy(times);
  const isOver = status === 'completed' || status === 'no_show';
  const isNew = objected_at === null || (times.late_fee_at !== null && objected_at < times.late_fee_at);
  return isOver && isNew && until !== undefined && now < until;
}

/** Whether it may be said that no one came: from two hours after the pick-up on, unless the customer has the car. */
export function isNoShowPossible(
  { pick_up_at, customer_picked_up_at }: Pick<Reservation, 'pick_up_at' | 'customer_picked_up_at'>,
  now: Date,
): boolean {
  return customer_picked_up_at === null && now.getTime() >= pick_up_at.getTime() + noShowAfterMs;
}
