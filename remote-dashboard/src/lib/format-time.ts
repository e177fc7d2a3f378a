import { clockOf, dayOf } from './local-time';

// Formatted in UTC from a UTC date of the same digits, so that no time zone can move them.
const utc = (localTime: string) => new Date(`${dayOf(localTime)}T${clockOf(localTime) || '00:00'}Z`);
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });

const withYear = format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const withoutYear = format({ weekday: 'short', day: 'numeric', month: 'short' });
const month = format({ month: 'long', year: 'numeric' });
const shortMonth = format({ month: 'short' });

/** `Tue, 1 Dec 2026`; without the year where it is plain. */
export function formatDay(day: string, { year = true } = {}): string {
  return (year ? withYear : withoutYear).format(utc(day));
}

/** `Tue, 1 Dec, 10:00`. */
export function formatLocalTime(localTime: string): string {
  return `${withoutYear.format(utc(localTime))}, ${clockOf(localTime)}`;
}

/** `December 2026`. */
export function formatMonth(day: string): string {
  return month.format(utc(day));
}

/** `Lisbon time`, from the name of a time zone. */
export function zoneName(timeZone: string): string {
  return `${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')} time`;
}

/** An instant on the clock of anyone who reads it: `Tue, 1 Dec 2026, 10:00`; in a city's time when one is named. */
export function formatInstant(instant: string, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    ...{
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
    },
    ...(timeZone && { timeZone }),
  }).format(new Date(instant));
}

/**
 * An instant on the clock of a car, as everything about its trip is: `Tue, 1 Dec 2026, 10:00`, with `(Lisbon time)`
 * behind it where the reader's own clock says something else.
 */
export function formatOnCarClock(instant: string, timeZone: string): string {
  return formatInstant(instant, timeZone) + clockNote(instant, timeZone);
}

/** ` (Lisbon time)` where the reader's clock differs from the one there; nothing where it does not. */
export function clockNote(instant: string, timeZone: string): string {
  return formatInstant(instant, timeZone) === formatInstant(instant) ? '' : ` (${zoneName(timeZone)})`;
}

/** `Dec`: a month of the last twelve where there is little room. */
export function formatShortMonth(day: string): string {
  return shortMonth.format(utc(day));
}
