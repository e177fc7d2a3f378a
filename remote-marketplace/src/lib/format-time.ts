import { clockOf, dayOf } from './local-time';

// Formatted in UTC from a UTC date of the same digits, so that no time zone can move them.
const utc = (localTime: string) => new Date(`${dayOf(localTime)}T${clockOf(localTime) || '00:00'}Z`);
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });

const withYear = format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const withoutYear = format({ weekday: 'short', day: 'numeric', month: 'short' });
const short = format({ day: 'numeric', month: 'short' });
const month = format({ month: 'long', year: 'numeric' });

/** `Tue, 1 Dec 2026`; without the year where it is plain. */
export function formatDay(day: string, { year = true } = {}): string {
  return (year ? withYear : withoutYear).format(utc(day));
}

/** `Tue, 1 Dec, 10:00`. */
export function formatLocalTime(localTime: string): string {
  return `${withoutYear.format(utc(localTime))}, ${clockOf(localTime)}`;
}

/** `1 Dec – 4 Dec`. */
export function formatDays(from: string, to: string): string {
  return from === to ? short.format(utc(from)) : `${short.format(utc(from))} – ${short.format(utc(to))}`;
}

/** `December 2026`. */
export function formatMonth(day: string): string {
  return month.format(utc(day));
}

/** `Lisbon time`, from the name of a time zone. */
export function zoneName(timeZone: string): string {
  return `${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')} time`;
}

/** An instant on the clocks of a city: `Tue, 1 Dec, 10:00`. */
export function formatInstant(instant: string, timeZone: string): string {
  const local = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone });
  return formatLocalTime(local.format(new Date(instant)).replace(' ', 'T'));
}

/** An instant on the reader's own clock: `14:32`. */
export function formatClock(instant: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(new Date(instant));
}
