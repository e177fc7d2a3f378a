import { Temporal } from 'temporal-polyfill';
import { localTime } from '../../../platform/time/local-time.js';
import { earliestPickUp, formatMinute, type BookingRules } from './booking-rules.js';
import { clock, type CarDay } from './car-days.js';

/** From when until when something can happen on a day, `HH:mm` or `24:00`. */
interface Times {
  from: string;
  until: string;
}

/** What the owner's hours and notice leave of a free day; null where a car cannot be picked up, or brought back. */
export function openDay(
  { on, pickUpFrom, returnBy }: CarDay,
  { rules, timeZone, now }: { rules: BookingRules; timeZone: string; now: Date },
): { hours: Times | null; pickUp: Times | null; giveBack: Times | null } {
  const hours = rules.openHours[Temporal.PlainDate.from(on).dayOfWeek - 1] ?? null;
  if (hours === null) return { hours: null, pickUp: null, giveBack: null };
  const [opens, closes] = [formatMinute(hours.from), formatMinute(hours.to)];
  const earliest = earliestPickUp(rules, now);
  const firstOn = localTime(earliest, timeZone).toPlainDate().toString();
  const noticed = on === firstOn ? clock(earliest, timeZone) : '00:00';
  const from = latest(pickUpFrom ?? '', noticed, opens);
  const by = returnBy ?? '';
  const until = by > closes ? closes : by;
  return {
    hours: { from: opens, until: closes },
    pickUp: pickUpFrom !== null && on >= firstOn && from <= closes ? { from, until: closes } : null,
    giveBack: until >= opens ? { from: opens, until } : null,
  };
}

function latest(...clocks: string[]): string {
  return clocks.reduce((one, other) => (one > other ? one : other));
}
