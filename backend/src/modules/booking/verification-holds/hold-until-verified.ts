import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { Problem } from '../../../platform/http/problem.js';
import { holdLastsMs } from '../reservations/trip-times.js';
import {
  canHoldMeanwhile,
  hasSentDocuments,
  readUsualDecisionMs,
  rentingBlocker,
  requireConfirmedUser,
  type User,
} from '../../people/public.js';
import { requireFewUnverifiedHolds, type WantedHold } from './unverified-holds.js';

const hourMs = 3_600_000;
/** Photographing four documents and sending them. */
const uploadMs = hourMs / 2;
const shortestMs = hourMs;
const longestMs = 24 * hourMs;

interface Held extends WantedHold {
  noticeHours: number;
  /** What they hold already. */
  open: readonly { make: string; model: string; verification_hold: string | null }[];
}

interface VerificationTime {
  until: Date;
  /** Whether the documents are sent already. */
  isSent: boolean;
}

/**
 * Until when a car is held for a customer who has to be verified first: half an hour for the documents, and once they are
 * sent as long as a decision usually takes; never later than the car could still be booked.
 *
 * @param refusal why they may not rent the car yet
 * @throws Problem the refusal where they cannot hold a car meanwhile, or too little time is left; 403
 *   EMAIL_NOT_CONFIRMED; 409 ONE_HOLD_UNTIL_VERIFIED; and as `requireFewUnverifiedHolds`
 */
export async function holdUntilVerified(
  transaction: Kysely<Tables>,
  customer: User,
  refusal: Problem,
  { noticeHours, open, ...wanted }: Held,
): Promise<VerificationTime> {
  if (refusal.code !== 'VERIFICATION_REQUIRED') throw refusal;
  const { now, pickUpAt } = wanted;
  const todayOn = now.toISOString().slice(0, 10);
  const blocker = rentingBlocker(customer, { todayOn, isWaiting: false });
  if (blocker !== undefined && !canHoldMeanwhile(blocker)) throw refusal;
  const isSent = await hasSentDocuments(transaction, customer.uuid);
  const until = await heldUntil(transaction, { from: now, pickUpAt, noticeHours, isSent });
  if (until.getTime() - now.getTime() < holdLastsMs) throw refusal;
  requireConfirmedUser(customer);
  const held = open.find(({ verification_hold }) => verification_hold === 'awaiting');
  if (held !== undefined) {
    throw new Problem(
      409,
      'ONE_HOLD_UNTIL_VERIFIED',
      `We hold one car for you until you’re verified: the ${held.make} ${held.model}. Release it to hold this car instead.`,
    );
  }
  await requireFewUnverifiedHolds(transaction, customer, { ...wanted, isSent });
  return { until, isSent };
}

/** Until when a car is held that has been since `from`, by whether the documents are sent. */
export async function heldUntil(
  transaction: Kysely<Tables>,
  {
    from,
    pickUpAt,
    noticeHours,
    isSent,
  }: { from: Date; pickUpAt: Date; noticeHours: number; isSent: boolean },
): Promise<Date> {
  const lastsMs = isSent ? verificationHoldMs(await readUsualDecisionMs(transaction)) : uploadMs;
  return new Date(Math.min(from.getTime() + lastsMs, pickUpAt.getTime() - noticeHours * hourMs));
}

/** How long a car is held for verification once the documents are sent. */
export function verificationHoldMs(usualDecisionMs: number | undefined): number {
  if (usualDecisionMs === undefined) return longestMs;
  return Math.min(longestMs, Math.max(shortestMs, uploadMs + usualDecisionMs));
}
