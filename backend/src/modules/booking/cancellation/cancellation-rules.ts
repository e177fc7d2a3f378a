import { partOf } from '../../../platform/money/money.js';
import type { CancellationPolicy } from '../../catalog/public.js';

export interface CancellationCase {
  policy: CancellationPolicy;
  /** What the trip cost at its largest, in minor units; whole and 0 or more. */
  totalMinor: number;
  /** Its billable days then; 1 or more. */
  days: number;
  /** Whether it is not later than so many hours before the pick-up, by the clocks at the car. */
  hasNotice: (hours: number) => boolean;
  /** Booked less than an hour ago. */
  isJustBooked: boolean;
}

/** Until so many hours before the pick-up, cancelling is free; never with the strict policy. */
export const freeUntilHours: Record<CancellationPolicy, number | null> = {
  flexible: 24,
  moderate: 5 * 24,
  strict: null,
};

/** Less notice than this, and the strict policy keeps all. */
const strictKeepsAllWithinHours = 7 * 24;

/**
 * What is kept of a trip's price when its customer cancels, in minor units: by the policy that was stored with it. What
 * goes back is the rest; the average day is rounded half up, and so is the customer's half of what is left.
 *
 * @throws RangeError for an amount that is none
 */
export function keptOnCancellation({
  policy,
  totalMinor,
  days,
  hasNotice,
  isJustBooked,
}: CancellationCase): number {
  if (!Number.isSafeInteger(totalMinor) || totalMinor < 0) {
    throw new RangeError(`${totalMinor} is no amount of money`);
  }
  if (isJustBooked) return 0;
  const freeUntil = freeUntilHours[policy];
  if (freeUntil !== null && hasNotice(freeUntil)) return 0;
  const averageDay = Math.min(totalMinor, partOf(totalMinor, days));
  switch (policy) {
    case 'flexible':
      return averageDay;
    case 'moderate':
      return totalMinor - partOf(totalMinor - averageDay, 2);
    case 'strict':
      return hasNotice(strictKeepsAllWithinHours) ? totalMinor - partOf(totalMinor, 2) : totalMinor;
  }
}
