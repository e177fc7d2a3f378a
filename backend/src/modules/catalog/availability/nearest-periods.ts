import { formatLocal, localTime } from '../../../platform/time/local-time.js';
import {
  canBeNamed,
  earliestPickUp,
  longestTrip,
  openTimesOf,
  type BookedTrip,
  type BookingRules,
} from './booking-rules.js';
import { mergeTimes, widened, type TakenTime } from './car-days.js';
import { daysOfTrip, lastPickUpAt, type TripPeriod, type WantedPeriod } from './trip-period.js';

export interface RuleContext {
  now: Date;
  horizonDays: number;
  /** What takes the car's time around the period, buffers included. */
  taken: readonly TakenTime[];
  booked?: BookedTrip | undefined;
}

const stepMs = 30 * 60_000;
/** Further than the longest notice away from the wish, no one looks for the nearest time. */
const daysAround = 15;
const mostPeriods = 2;

/** The periods nearest to a wish that keep all rules and are free, in half hours of the car's clocks; the nearest first. */
export function nearestPeriods(
  wanted: TripPeriod,
  rules: BookingRules,
  { now, horizonDays, taken, booked }: RuleContext,
): WantedPeriod[] {
  const { timeZone } = wanted;
  const [p, r] = [wanted.pickUpAt.getTime(), wanted.returnAt.getTime()];
  const busy = mergeTimes(taken.map((time) => widened(time, rules))).map(({ begins_at, ends_at }) => ({
    from: Math.floor(begins_at.getTime() / stepMs) * stepMs,
    to: Math.ceil(ends_at.getTime() / stepMs) * stepMs,
  }));
  const isFree = (from: number, to: number) => !busy.some((time) => time.from < to && time.to > from);
  const around = (at: number) => openTimesAround(at, timeZone, rules);

  const earliest = Math.ceil(earliestPickUp(rules, now).getTime() / stepMs) * stepMs;
  const latest = lastPickUpAt({ now, horizonDays }).getTime();
  const inTheWay = busy.filter(({ from, to }) => from < r && to > p);
  const afterOthers = inTheWay.slice(0, mostPeriods).map(({ to }) => to);
  const pickUps =
    booked !== undefined && (booked.hasBegun || booked.pickUpAt.getTime() === p)
      ? [p]
      : [p, ...afterOthers]
          .flatMap((at) => [...around(at), ...around(Math.max(at, earliest))])
          .filter((at) => at >= earliest && at <= latest);

  const most = longestTrip(rules, booked);
  const returnsFor = (pickUp: number) => {
    const longestUntil = localTime(new Date(pickUp), timeZone).add({ days: most }).epochMilliseconds;
    const beforeOthers = inTheWay.find(({ from }) => from > pickUp)?.from ?? r;
    return [r, pickUp + r - p, Math.min(r, longestUntil), beforeOthers]
      .flatMap((at) => (booked?.returnAt.getTime() === at ? [at] : around(at)))
      .filter((at) => at > pickUp && isFree(pickUp, at) && daysBetween(pickUp, at, timeZone) <= most);
  };
  const away = ([pickUp, returned]: readonly [number, number]) =>
    Math.abs(pickUp - p) + Math.abs(returned - r);
  const local = (at: number) => formatLocal(localTime(new Date(at), timeZone));
  return unique(pickUps)
    .flatMap((pickUp) =>
      unique(returnsFor(pickUp))
        .map((at) => [pickUp, at] as const)
        .toSorted((one, other) => away(one) - away(other))
        // Another pick-up is choice enough: its return is the one nearest to the wish.
        .slice(0, pickUp === p ? mostPeriods : 1),
    )
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, mostPeriods)
    .map(([pickUp, returned]) => ({ pick_up: local(pickUp), return: local(returned) }));
}

/** Whether a trip would have its car to itself if there were no buffers: its owner's rule alone is in the way. */
export function isBufferAlone(
  { pickUpAt, returnAt }: TripPeriod,
  rules: BookingRules,
  taken: readonly TakenTime[],
): boolean {
  const without = {
    bufferBeforeMinutes: -rules.bufferAfterMinutes,
    bufferAfterMinutes: -rules.bufferBeforeMinutes,
  };
  return taken.every((time) => {
    const { begins_at, ends_at } = widened(time, without);
    return begins_at >= returnAt || ends_at <= pickUpAt;
  });
}

/** The moment itself where the car is handed over then, else the last before it and the first after it. */
function openTimesAround(at: number, timeZone: string, rules: BookingRules): number[] {
  const later = findOpen(at, timeZone, rules, 1);
  return later === at
    ? [at]
    : [findOpen(at, timeZone, rules, -1), later].filter((each) => each !== undefined);
}

function findOpen(at: number, timeZone: string, rules: BookingRules, direction: 1 | -1): number | undefined {
  const first = localTime(new Date(at), timeZone).toPlainDate();
  for (let day = 0; day <= daysAround; day += 1) {
    const open = openTimesOf(first.add({ days: direction * day }), timeZone, rules);
    if (open === undefined) continue;
    const isLater = direction === 1;
    // A wish need not be at half an hour: it stays what it is where it fits.
    let time = isLater ? (at >= open.from ? at : open.from) : at <= open.to ? at : open.to;
    if (time !== at || day > 0) time = (isLater ? Math.ceil : Math.floor)(time / stepMs) * stepMs;
    while (time >= open.from && time <= open.to && !canBeNamed(time, timeZone)) time += direction * stepMs;
    if (time >= open.from && time <= open.to) return time;
  }
  return undefined;
}

function daysBetween(pickUp: number, returned: number, timeZone: string): number {
  const at = (time: number) => localTime(new Date(time), timeZone).toPlainDateTime();
  return daysOfTrip(at(pickUp), at(returned));
}

function unique(times: readonly number[]): number[] {
  return [...new Set(times)];
}
