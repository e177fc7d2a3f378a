import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { Problem } from '../../../platform/http/problem.js';
import { holdLastsMs } from '../reservations/trip-times.js';
import {
  canHoldMeanwhile,
  readUsualDecisionMs,
  rentingBlocker,
  requireConfirmedUser,
  type User,
} from '../../people/public.js';

const hourMs = 3_600_000;
/** Photographing four documents and sending them. */
const uploadMs = hourMs / 2;
const shortestMs = hourMs;
const longestMs = 24 * hourMs;

interface Held {
  pickUpAt: Date;
  noticeHours: number;
  /** What they hold already. */
  open: readonly { make: string; model: string; verification_hold: string | null }[];
  now: Date;
}

/**
 * Until when a car is held for a customer who has to be verified first: as long as sending documents and a decision
 * usually take, and never later than the car could still be booked.
 *
 * @param refusal why they may not rent the car yet
 * @throws Problem the refusal where they cannot hold a car meanwhile, or too little time is left; 403
 *   EMAIL_NOT_CONFIRMED; 409 ONE_HOLD_UNTIL_VERIFIED
 */
export async function holdUntilVerified(
  transaction: Kysely<Tables>,
  customer: User,
  refusal: Problem,
  { pickUpAt, noticeHours, open, now }: Held,
): Promise<Date> {
  if (refusal.code !== 'VERIFICATION_REQUIRED') throw refusal;
  const todayOn = now.toISOString().slice(0, 10);
  const blocker = rentingBlocker(customer, { todayOn, isWaiting: false });
  if (blocker !== undefined && !canHoldMeanwhile(blocker)) throw refusal;
  const lastsMs = verificationHoldMs(await readUsualDecisionMs(transaction));
  const lastMoment = pickUpAt.getTime() - noticeHours * hourMs;
  const until = new Date(Math.min(now.getTime() + lastsMs, lastMoment));
  if (until.getTime() - now.getTime() < holdLastsMs) throw refusal;
  requireConfirmedUser(customer);
  const held = open.find(({ verification_hold }) => verification_hold === 'awaiting');
  if (held === undefined) return until;
  throw new Problem(
    409,
    'ONE_HOLD_UNTIL_VERIFIED',
    `We hold one car for you until you’re verified: the ${held.make} ${held.model}. Release it to hold this car instead.`,
  );
}

/** How long a car is held for verification. */
export function verificationHoldMs(usualDecisionMs: number | undefined): number {
  if (usualDecisionMs === undefined) return longestMs;
  return Math.min(longestMs, Math.max(shortestMs, uploadMs + usualDecisionMs));
}
