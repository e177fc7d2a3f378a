import { type Temporal } from 'temporal-polyfill';
import { valuesNotAllowed } from '../../../platform/http/value-not-allowed.js';
import type { CompleteCar } from '../cars/complete-car.js';
import type { Deps } from '../../../platform/deps.js';
import { rateOn } from '../pricing/day-rates.js';
import { toMoney } from '../../../platform/money/money.schemas.js';
import type { CalendarQuery, CarCalendarBody } from './calendar.schemas.js';
import { readClaims } from './car-claims.repository.js';
import { carDay, mergeTimes, widened } from './car-days.js';
import { openDay } from './open-day.js';
import { rulesOf } from './require-bookable.js';
import { horizonOf, lastPickUpAt } from './trip-period.js';
import { formatLocal, localTime, parseDay, startOfDay, todayIn } from '../../../platform/time/local-time.js';

const longestDays = 400;
/** `YYYY-MM-DD` has no day after it. */
const lastDay = parseDay('9999-12-31');

/**
 * When a car is free, day by day in its time zone, and what each day costs. Says what is taken, never by whom.
 *
 * @throws Problem 422 VALUE_NOT_ALLOWED for days that are none, or too many
 */
export async function readCarCalendar(
  { database, now, bookingHorizonDays }: Deps,
  car: CompleteCar,
  query: CalendarQuery,
): Promise<CarCalendarBody> {
  const { time_zone: timeZone, currency, daily_price_minor, dated_rates } = car;
  const today = todayIn(timeZone, now());
  const { from, to } = readDays(query, today);
  const claims = await readClaims(database, car.uuid, {
    from: startOfDay(from, timeZone),
    to: startOfDay(to.add({ days: 1 }), timeZone),
    now: now(),
  });
  const rules = rulesOf(car);
  const taken = mergeTimes(claims.map((claim) => widened(claim, rules)));
  const lastPickUp = lastPickUpAt({ now: now(), horizonDays: horizonOf(car, bookingHorizonDays) });

  return {
    time_zone: timeZone,
    from_on: from.toString(),
    to_on: to.toString(),
    today_on: today.toString(),
    taken: taken.map(({ begins_at, ends_at }) => ({
      from: formatLocal(localTime(begins_at, timeZone)),
      to: formatLocal(localTime(ends_at, timeZone)),
      from_at: begins_at.toISOString(),
      to_at: ends_at.toISOString(),
    })),
    days: daysBetween(from, to).map((day) => {
      const free = carDay(day, timeZone, taken, now());
      const { on, availability } = free;
      const { hours, pickUp, giveBack } = openDay(free, { rules, timeZone, now: now() });
      const pickUpTimes = startOfDay(day, timeZone) > lastPickUp ? null : pickUp;
      return {
        on,
        availability,
        is_open: hours !== null,
        open_from: hours?.from ?? null,
        open_until: hours?.until ?? null,
        can_pick_up: pickUpTimes !== null,
        can_return: giveBack !== null,
        pick_up_from: pickUpTimes?.from ?? null,
        pick_up_until: pickUpTimes?.until ?? null,
        return_from: giveBack?.from ?? null,
        return_by: giveBack?.until ?? null,
        daily_price: toMoney(rateOn(on, daily_price_minor, dated_rates), currency),
      };
    }),
  };
}

function readDays(query: CalendarQuery, today: Temporal.PlainDate) {
  const from = query.from === undefined ? today : parseDay(query.from);
  if (from === undefined) throw valuesNotAllowed({ from: 'There’s no such day.' });
  const to = query.to === undefined ? sixMonthsAfter(from) : parseDay(query.to);
  if (to === undefined) throw valuesNotAllowed({ to: 'There’s no such day.' });
  const days = from.until(to).days + 1;
  if (days < 1) throw valuesNotAllowed({ to: 'The last day is before the first.' });
  if (days > longestDays) throw valuesNotAllowed({ to: `Ask for ${longestDays} days at most.` });
  return { from, to };
}

function sixMonthsAfter(day: Temporal.PlainDate): Temporal.PlainDate {
  const later = day.add({ months: 6 });
  return lastDay !== undefined && later.since(lastDay).sign > 0 ? lastDay : later;
}

function daysBetween(from: Temporal.PlainDate, to: Temporal.PlainDate): Temporal.PlainDate[] {
  return Array.from({ length: from.until(to).days + 1 }, (_, index) => from.add({ days: index }));
}
