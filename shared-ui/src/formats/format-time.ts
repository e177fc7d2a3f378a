import { clockOf, dayOf } from './local-time';
import { onFirstUse, perKey } from './per-key';

// Formatted in UTC from a UTC date of the same digits, so that no time zone can move them.
const utc = (localTime: string) => new Date(`${dayOf(localTime)}T${clockOf(localTime) || '00:00'}Z`);
const format = (options: Intl.DateTimeFormatOptions) =>
  onFirstUse(() => new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }));

const withYear = format({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
const withoutYear = format({ weekday: 'short', day: 'numeric', month: 'short' });
const whole = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const month = format({ month: 'long', year: 'numeric' });
const short = format({ day: 'numeric', month: 'short' });
const shortMonth = format({ month: 'short' });

/** `Tue, 1 Dec 2026`; without the year where it is plain. */
export function formatDay(day: string, { year = true } = {}): string {
  return (year ? withYear() : withoutYear()).format(utc(day));
}

/** `Tuesday 1 December 2026`, for what is read aloud. */
export function formatWholeDay(day: string): string {
  return whole().format(utc(day));
}

/** `Tue, 1 Dec, 10:00`. */
export function formatLocalTime(localTime: string): string {
  return `${withoutYear().format(utc(localTime))}, ${clockOf(localTime)}`;
}

/** `1 Dec – 4 Dec`. */
export function formatDays(from: string, to: string): string {
  return from === to
    ? short().format(utc(from))
    : `${short().format(utc(from))} – ${short().format(utc(to))}`;
}

/** `December 2026`. */
export function formatMonth(day: string): string {
  return month().format(utc(day));
}

/** `Lisbon time`, from the name of a time zone. */
export function zoneName(timeZone: string): string {
  return `${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')} time`;
}

const instantIn = perKey(
  (timeZone) =>
    new Intl.DateTimeFormat('en-GB', {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      ...(timeZone && { timeZone }),
    }),
);

/** An instant on the clock of anyone who reads it: `Tue, 1 Dec 2026, 10:00`; in a city's time when one is named. */
export function formatInstant(instant: string, timeZone?: string): string {
  return instantIn(timeZone ?? '').format(new Date(instant));
}

/**
 * An instant on the clock of a car, as everything about its trip is: `Tue, 1 Dec 2026, 10:00`, with `(Lisbon time)`
 * behind it where the reader's own clock says something else; without the year where it is plain.
 */
export function formatOnCarClock(instant: string, timeZone: string, { year = true } = {}): string {
  const text = year ? formatInstant(instant, timeZone) : formatLocalTime(localOf(instant, timeZone));
  return text + clockNote(instant, timeZone);
}

/** ` (Lisbon time)` where the reader's clock differs from the one there; nothing where it does not. */
export function clockNote(instant: string, timeZone: string): string {
  return localOf(instant, timeZone) === localOf(instant) ? '' : ` (${zoneName(timeZone)})`;
}

const localIn = perKey((timeZone) => {
  const options = { dateStyle: 'short', timeStyle: 'short', ...(timeZone && { timeZone }) } as const;
  return new Intl.DateTimeFormat('sv-SE', options);
});

function localOf(instant: string, timeZone = ''): string {
  return localIn(timeZone).format(new Date(instant)).replace(' ', 'T');
}

const clock = onFirstUse(() => new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }));

/** An instant of the next hour on the reader's own clock: `14:32`, or `14:32 your time` where the car's differs. */
export function formatClock(instant: string, timeZone: string): string {
  const time = clock().format(new Date(instant));
  return clockNote(instant, timeZone) ? `${time} your time` : time;
}

/** `Dec`: a month of the last twelve where there is little room. */
export function formatShortMonth(day: string): string {
  return shortMonth().format(utc(day));
}
