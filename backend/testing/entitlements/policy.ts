import { Temporal } from 'temporal-polyfill';
import { roundedQuotient } from './parts.js';

export interface Cancelled {
  policy: 'flexible' | 'moderate' | 'strict';
  bookedAt: Date | null;
  pickUpAt: Date;
  timeZone: string;
  /** The trip at its largest, and the most that cancelling would have kept when it was changed. */
  largest: { total: number; days: number; kept: number };
}

const hour = 3_600_000;
const half = (amount: number) => roundedQuotient(BigInt(amount), 2n);

/** What is kept when the customer cancels at a moment, or does not come, however much is paid. */
export function keptAt({ policy, bookedAt, pickUpAt, timeZone, largest }: Cancelled, now: Date): number {
  return Math.max(largest.kept, byPolicy());

  function byPolicy(): number {
    if (bookedAt !== null && now.getTime() - bookedAt.getTime() < hour) return 0;
    const notice = clock(now, timeZone).until(clock(pickUpAt, timeZone)).total('hours');
    const { total, days } = largest;
    const day = Math.min(total, roundedQuotient(BigInt(total), BigInt(days)));
    switch (policy) {
      case 'flexible':
        return notice >= 24 ? 0 : day;
      case 'moderate':
        return notice >= 5 * 24 ? 0 : total - half(total - day);
      case 'strict':
        return notice < 7 * 24 ? total : total - half(total);
    }
  }
}

/** What the clocks at the car show. */
function clock(instant: Date, timeZone: string): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDateTime();
}

/** Billable days: each begun 24 hours on the clocks at the car. */
export function daysBetween(pickUpAt: Date, returnAt: Date, timeZone: string): number {
  const hours = clock(pickUpAt, timeZone).until(clock(returnAt, timeZone)).total('hours');
  return Math.ceil(hours / 24);
}
