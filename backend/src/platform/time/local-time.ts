import { Temporal } from 'temporal-polyfill';

/** A wall-clock time without a zone, to the minute: `2026-12-01T10:00`. */
export const localDateTimePattern = '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$';
export const calendarDayPattern = '^\\d{4}-\\d{2}-\\d{2}$';

/** The wall-clock time that a text says; undefined for a day or time that no calendar has, such as 30 February. */
export function parseLocalDateTime(text: string): Temporal.PlainDateTime | undefined {
  return orUndefined(() => Temporal.PlainDateTime.from(text, { overflow: 'reject' }));
}

/** The calendar day that a text says; undefined for one that no calendar has. */
export function parseDay(text: string): Temporal.PlainDate | undefined {
  return orUndefined(() => Temporal.PlainDate.from(text, { overflow: 'reject' }));
}

/**
 * The moment of a wall-clock time in a zone. A time that the clocks skip is moved on by as much as they were; of one
 * that comes twice the first is meant.
 */
export function inZone(local: Temporal.PlainDateTime, timeZone: string): Temporal.ZonedDateTime {
  return local.toZonedDateTime(timeZone, { disambiguation: 'compatible' });
}

/** A moment as its clock and calendar show it in a zone. */
export function localTime(instant: Date, timeZone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
}

/** The day that it is in a zone. */
export function todayIn(timeZone: string, now: Date): Temporal.PlainDate {
  return localTime(now, timeZone).toPlainDate();
}

/** `2026-12-01T10:00`. */
export function formatLocal(time: Temporal.ZonedDateTime): string {
  return time.toPlainDateTime().toString({ smallestUnit: 'minute' });
}

/** A day's first moment in a zone: midnight, or when the clocks skip midnight, what follows. */
export function startOfDay(day: Temporal.PlainDate, timeZone: string): Date {
  return toDate(day.toZonedDateTime({ timeZone }));
}

export function toDate(time: Temporal.ZonedDateTime): Date {
  return new Date(time.epochMilliseconds);
}

function orUndefined<Value>(parse: () => Value): Value | undefined {
  try {
    return parse();
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
