import type { Temporal } from 'temporal-polyfill';

/** Every day from the first to the last, both included, as `YYYY-MM-DD`. */
export function daysBetween(first: Temporal.PlainDate, last: Temporal.PlainDate): string[] {
  const { days } = first.until(last, { largestUnit: 'days' });
  return Array.from({ length: days + 1 }, (_, index) => first.add({ days: index }).toString());
}
