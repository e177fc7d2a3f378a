/** How long after its return time a car may come back and is not late yet. */
const lateGraceMs = 30 * 60_000;
/** No late return costs more than so many hours. */
const maxLateHours = 24;

const hourMs = 3_600_000;

/** When a car was to come back and when it did, and what a started hour costs in minor units. */
export interface LateReturn {
  returnAt: Date;
  returnedAt: Date;
  perHourMinor: number;
}

/** What a late return costs, in minor units, and for how many hours. */
export interface LateFee {
  hours: number;
  amountMinor: number;
}

/** Whether a car is late at a moment: 30 minutes after its return time. */
export function isLate(returnAt: Date, at: Date): boolean {
  return at.getTime() > returnAt.getTime() + lateGraceMs;
}

/**
 * What a late return costs: each started hour since the return time, 24 hours at most. Hours are those that have passed,
 * whatever the clocks at the car show.
 *
 * @returns undefined when it costs nothing: within 30 minutes, or without a late fee
 */
export function lateFeeOf({ returnAt, returnedAt, perHourMinor }: LateReturn): LateFee | undefined {
  if (!isLate(returnAt, returnedAt) || perHourMinor === 0) return undefined;
  const hours = Math.min(maxLateHours, Math.ceil((returnedAt.getTime() - returnAt.getTime()) / hourMs));
  return { hours, amountMinor: hours * perHourMinor };
}
