/** Another price for some days, both ends included, `YYYY-MM-DD`. A car's do not overlap. */
export interface DatedRate {
  from_on: string;
  to_on: string;
  daily_price_minor: number;
}

/**
 * What each day of a trip costs, in order.
 *
 * @param firstOn the day of the pick-up in the car's time zone, `YYYY-MM-DD`
 * @param boughtMinor days that were paid for already keep their rate: by their day
 */
export function dayRates(
  firstOn: string,
  days: number,
  dailyPriceMinor: number,
  rates: readonly DatedRate[],
  boughtMinor: ReadonlyMap<string, number> = new Map(),
): number[] {
  const isPlain = boughtMinor.size === 0 && rates.every(({ to_on }) => to_on < firstOn);
  if (isPlain) return Array.from({ length: days }, () => dailyPriceMinor);
  return daysFrom(firstOn, days).map((on) => boughtMinor.get(on) ?? rateOn(on, dailyPriceMinor, rates));
}

const msPerDay = 86_400_000;

/**
 * The days of a trip, `YYYY-MM-DD`, in order. Counted in UTC, where each day has 24 hours: a search asks for those of
 * hundreds of cars, and Temporal took fifty times as long for the same days.
 *
 * @throws RangeError for no day of the calendar
 */
export function daysFrom(firstOn: string, days: number): string[] {
  const first = Date.parse(`${firstOn}T00:00:00Z`);
  return Array.from({ length: days }, (_, index) =>
    new Date(first + index * msPerDay).toISOString().slice(0, 10),
  );
}

/** What a car costs on one day. */
export function rateOn(on: string, dailyPriceMinor: number, rates: readonly DatedRate[]): number {
  return (
    rates.find(({ from_on, to_on }) => from_on <= on && on <= to_on)?.daily_price_minor ?? dailyPriceMinor
  );
}
