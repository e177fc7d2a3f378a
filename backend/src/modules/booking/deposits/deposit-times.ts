import { objectWithinMs } from '../reservations/trip-times.js';
import type { Reservation } from '../reservations/reservations.table.js';

const hourMs = 3_600_000;

/** So long before the pick-up a deposit is set aside: banks let go of it after a week. */
export const setAsideBeforeMs = 48 * hourMs;
/** What a bank is about to let go of is set aside again so long before. */
export const renewBeforeMs = 24 * hourMs;
/**
 * A bank that does not say until when it sets an amount aside keeps it at least so long: what Visa allows where the card's
 * holder is not there, the shortest of all (https://docs.stripe.com/payments/extended-authorization).
 */
export const shortestHoldMs = (4 * 24 + 18) * hourMs;
/** How long after the end of a trip its owner may claim something of the deposit. */
export const claimWithinMs = objectWithinMs;

const endedEarly: readonly Reservation['status'][] = ['cancelled', 'declined', 'expired', 'no_show'];

/** Whether there is, or was, no trip for which a deposit could be needed. */
export function hasEndedEarly({ status }: Pick<Reservation, 'status'>): boolean {
  return endedEarly.includes(status);
}

/** Whether the customer may set the deposit aside with a card of their choice: until the pick-up. */
export function canSetDepositAside(trip: Reservation, now: Date): boolean {
  const { status, deposit_minor, deposit_status, pick_up_at } = trip;
  const isNear = now.getTime() >= pick_up_at.getTime() - setAsideBeforeMs;
  const isMissing = deposit_status === null || deposit_status === 'failed';
  return status === 'confirmed' && deposit_minor > 0 && isMissing && isNear && now < pick_up_at;
}

/** Until when the owner may claim something of a deposit; undefined when they may not. */
function claimBy({ status, deposit_status, deposit_claimed_at, ended_at }: Reservation): Date | undefined {
  const isOpen = status === 'completed' && deposit_status === 'held' && deposit_claimed_at === null;
  return isOpen && ended_at !== null ? new Date(ended_at.getTime() + claimWithinMs) : undefined;
}

/** Whether the owner may claim something of the deposit: within 48 hours after the end, once. */
export function canClaimDeposit(trip: Reservation, now: Date): boolean {
  const until = claimBy(trip);
  return until !== undefined && now < until;
}

/** Whether a claim waits for an administrator. */
export function isClaimOpen({ deposit_claimed_at, deposit_decided_at }: Reservation): boolean {
  return deposit_claimed_at !== null && deposit_decided_at === null;
}
