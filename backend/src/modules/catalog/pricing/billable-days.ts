import type { Temporal } from 'temporal-polyfill';

const minutesADay = 24 * 60;

/**
 * How many days a trip is charged as: wall-clock time in the car's time zone, each begun 24 hours a day. 10:00 to 10:00
 * is one day also when the clocks change in between.
 *
 * @param minDays the least that the car is rented for; 1 or more
 * @throws RangeError when the return is not after the pick-up
 */
export function billableDays(
  pickUp: Temporal.PlainDateTime,
  returned: Temporal.PlainDateTime,
  minDays: number,
): number {
  const minutes = pickUp.until(returned, { largestUnit: 'minute' }).total('minutes');
  if (minutes <= 0) throw new RangeError('A trip ends after it begins');
  return Math.max(minDays, Math.ceil(minutes / minutesADay));
}
