import { perKey } from './per-key';
import { now } from './server-clock';

/**
 * Days are `YYYY-MM-DD` and times `YYYY-MM-DDTHH:mm`, both on the clocks of the car's city. They stay texts: a
 * Date would move them into the visitor's time zone. As texts they compare in their own order.
 */
const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether a text is a day that the calendar has. */
export function isDay(text: string): boolean {
  const [, year, month, day] = dayPattern.exec(text) ?? [];
  if (!day) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.toISOString().slice(0, 10) === text;
}

/** Whether a text is a day and a time of it. */
export function isLocalTime(text: string): boolean {
  const [day = '', time = '', more] = text.split('T');
  return isDay(day) && timePattern.test(time) && more === undefined;
}

/** `2026-12-01T10:00` → `2026-12-01`. */
export const dayOf = (localTime: string) => localTime.slice(0, 10);

/** `2026-12-01T10:00` → `10:00`. */
export const clockOf = (localTime: string) => localTime.slice(11, 16);

/** A day and a time of it as one text. */
export const at = (day: string, clock: string) => `${day}T${clock}`;

/** Midnight of a day on the visitor's own clock: what a calendar widget wants. */
export function toDate(day: string): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** The day that a calendar widget means. */
export function toDay(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${String(date.getFullYear())}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The day so many days later, or earlier when negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

const dayIn = perKey((timeZone) => new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }));

/** Today by the server's clock, on the visitor's own calendar or on a city's. */
export function todayIn(timeZone?: string): string {
  // Making the first format takes a slow phone 70 ms, and every page says the year.
  return timeZone ? dayIn(timeZone).format(now()) : toDay(new Date(now()));
}
