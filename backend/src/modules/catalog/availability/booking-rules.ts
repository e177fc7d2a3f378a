import type { Temporal } from 'temporal-polyfill';
import { localTime } from '../../../platform/time/local-time.js';
import type { TripPeriod } from './trip-period.js';

/** From which minute of a day until which a car is handed over or taken back, both included; 1440 is the day's end. */
export interface OpenHours {
  from: number;
  to: number;
}

/** When and for how long an owner lets a car be booked. */
export interface BookingRules {
  /** Hours between booking and pick-up. */
  noticeHours: number;
  /** By weekday, Monday first; null: no pick-ups and no returns. */
  openHours: readonly (OpenHours | null)[];
  /** Kept free before each trip, and after it. */
  bufferBeforeMinutes: number;
  bufferAfterMinutes: number;
  /** The longest trip. */
  maxDays: number;
}

/** What counts where neither a car nor its owner says otherwise; the database's trigger has the same. */
export const marketplaceRules: BookingRules = {
  noticeHours: 2,
  openHours: Array.from({ length: 7 }, () => ({ from: 7 * 60, to: 22 * 60 })),
  bufferBeforeMinutes: 30,
  bufferAfterMinutes: 30,
  maxDays: 365,
};

/** What a booked trip has already, which no rule takes away when the trip is changed. */
export interface BookedTrip {
  pickUpAt: Date;
  returnAt: Date;
  days: number;
  hasBegun: boolean;
}

export interface RuleRefusal {
  code: 'NOTICE_TOO_SHORT' | 'OUTSIDE_HOURS' | 'TRIP_TOO_LONG';
  field: 'pick_up' | 'return';
  sentence: string;
}

/** The owner's rule that a period breaks, the first one; undefined when it keeps them all. */
export function findBrokenRule(
  { pickUp, pickUpAt, return: returned, returnAt, days }: TripPeriod,
  rules: BookingRules,
  { now, booked }: { now: Date; booked?: BookedTrip | undefined },
): RuleRefusal | undefined {
  const isPickUpBooked = booked?.pickUpAt.getTime() === pickUpAt.getTime();
  const isReturnBooked = booked?.returnAt.getTime() === returnAt.getTime();
  if (!isPickUpBooked) {
    if (pickUpAt < earliestPickUp(rules, now)) {
      const sentence = `This car has to be booked at least ${formatNotice(rules.noticeHours)} before the pick-up.`;
      return { code: 'NOTICE_TOO_SHORT', field: 'pick_up', sentence };
    }
    if (!isOpen(pickUp, rules)) return outsideHours('pick_up', pickUp, rules);
  }
  if (!isReturnBooked && !isOpen(returned, rules)) return outsideHours('return', returned, rules);
  if (days > longestTrip(rules, booked)) {
    const sentence = `This car can be booked for ${formatCount(rules.maxDays, 'day')} at most.`;
    return { code: 'TRIP_TOO_LONG', field: 'return', sentence };
  }
  return undefined;
}

/** The first moment at which a trip that is booked now may begin. */
export function earliestPickUp({ noticeHours }: BookingRules, now: Date): Date {
  return new Date(now.getTime() + noticeHours * 3_600_000);
}

/** As many days as the owner allows, or a booked trip has. */
export function longestTrip({ maxDays }: BookingRules, booked: BookedTrip | undefined): number {
  return Math.max(maxDays, booked?.days ?? 0);
}

/** Whether the car is handed over and taken back at a moment, by the clocks where it is. */
function isOpen(time: Temporal.ZonedDateTime, { openHours }: BookingRules): boolean {
  const hours = openHours[time.dayOfWeek - 1] ?? null;
  const minute = time.hour * 60 + time.minute;
  return hours !== null && hours.from <= minute && minute <= hours.to;
}

/** The time that a trip takes of its car: its own and the buffers around it. */
export function bufferedTime(
  { pick_up_at, return_at }: { pick_up_at: Date; return_at: Date },
  {
    bufferBeforeMinutes,
    bufferAfterMinutes,
  }: Pick<BookingRules, 'bufferBeforeMinutes' | 'bufferAfterMinutes'>,
): { begins_at: Date; ends_at: Date } {
  return {
    begins_at: new Date(pick_up_at.getTime() - bufferBeforeMinutes * 60_000),
    ends_at: new Date(return_at.getTime() + bufferAfterMinutes * 60_000),
  };
}

/** `07:00`; `24:00` for the end of a day. */
export function formatMinute(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

const weekdays = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];

function outsideHours(
  field: RuleRefusal['field'],
  time: Temporal.ZonedDateTime,
  { openHours }: BookingRules,
): RuleRefusal {
  const what = field === 'pick_up' ? 'pick-up' : 'return';
  const day = weekdays[time.dayOfWeek - 1] ?? '';
  const hours = openHours[time.dayOfWeek - 1] ?? null;
  const sentence =
    hours === null
      ? `There’s no ${what} on ${day}.`
      : `On ${day}, ${what} is from ${formatMinute(hours.from)} to ${formatMinute(hours.to)}.`;
  return { code: 'OUTSIDE_HOURS', field, sentence };
}

function formatNotice(hours: number): string {
  return hours >= 48 && hours % 24 === 0 ? formatCount(hours / 24, 'day') : formatCount(hours, 'hour');
}

function formatCount(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The day of a moment in a zone, and how its hours lie in time; undefined for a day without any. */
export function openTimesOf(
  day: Temporal.PlainDate,
  timeZone: string,
  { openHours }: BookingRules,
): { from: number; to: number } | undefined {
  const hours = openHours[day.dayOfWeek - 1] ?? null;
  if (hours === null) return undefined;
  const at = (minute: number) =>
    day.toZonedDateTime({ timeZone, plainTime: { hour: Math.floor(minute / 60), minute: minute % 60 } })
      .epochMilliseconds;
  const nextDay = day.add({ days: 1 }).toZonedDateTime({ timeZone }).epochMilliseconds;
  return { from: at(hours.from), to: hours.to === 1440 ? nextDay - 1 : at(hours.to) };
}

/** Whether a wall-clock time means this moment: of a time that comes twice, the second cannot be asked for. */
export function canBeNamed(at: number, timeZone: string): boolean {
  const local = localTime(new Date(at), timeZone);
  return local.toPlainDateTime().toZonedDateTime(timeZone).epochMilliseconds === at;
}
