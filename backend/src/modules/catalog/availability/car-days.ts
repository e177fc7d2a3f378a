import type { Temporal } from 'temporal-polyfill';
import { localTime, startOfDay } from '../../../platform/time/local-time.js';

export interface TakenTime {
  begins_at: Date;
  ends_at: Date;
}

export const dayAvailabilities = ['free', 'partly', 'taken', 'past'] as const;

/** What a customer may do with a car on one day, in the car's time zone. */
export interface CarDay {
  on: string;
  availability: (typeof dayAvailabilities)[number];
  /** From when on the car stays free until the day's end, `HH:mm`; null when it does not. */
  pickUpFrom: string | null;
  /** Until when the car is free from the day's start on, `HH:mm` or `24:00`; null when it is not. */
  returnBy: string | null;
}

/** Claims that touch or overlap made one, so that no one can tell two customers apart. */
export function mergeTimes(times: readonly TakenTime[]): TakenTime[] {
  const merged: TakenTime[] = [];
  for (const { begins_at, ends_at } of [...times].sort((a, b) => +a.begins_at - +b.begins_at)) {
    const last = merged.at(-1);
    if (last !== undefined && begins_at <= last.ends_at) {
      if (ends_at > last.ends_at) last.ends_at = ends_at;
    } else merged.push({ begins_at, ends_at });
  }
  return merged;
}

/** Taken time as a trip sees it that keeps buffers of its own: it has to end, and to begin, that much before and after. */
export function widened(
  { begins_at, ends_at }: TakenTime,
  { bufferBeforeMinutes, bufferAfterMinutes }: { bufferBeforeMinutes: number; bufferAfterMinutes: number },
): TakenTime {
  return {
    begins_at: new Date(begins_at.getTime() - bufferAfterMinutes * 60_000),
    ends_at: new Date(ends_at.getTime() + bufferBeforeMinutes * 60_000),
  };
}

/** A day of a car's calendar. A trip may begin on the day, and at the minute, at which another ends. */
export function carDay(
  day: Temporal.PlainDate,
  timeZone: string,
  taken: readonly TakenTime[],
  now: Date,
): CarDay {
  const on = day.toString();
  const start = startOfDay(day, timeZone);
  const end = startOfDay(day.add({ days: 1 }), timeZone);
  if (end <= now) return { on, availability: 'past', pickUpFrom: null, returnBy: null };

  // What has passed of today is as gone as what is taken.
  const gone = start < now ? [{ begins_at: start, ends_at: now }, ...taken] : taken;
  const here = mergeTimes(gone).filter(({ begins_at, ends_at }) => begins_at < end && ends_at > start);
  const [first] = here;
  const last = here.at(-1);
  if (first === undefined || last === undefined) {
    return { on, availability: 'free', pickUpFrom: '00:00', returnBy: '24:00' };
  }
  const isTaken = first.begins_at <= start && first.ends_at >= end;
  return {
    on,
    availability: isTaken ? 'taken' : 'partly',
    pickUpFrom: last.ends_at >= end ? null : clock(last.ends_at, timeZone),
    returnBy: first.begins_at <= start ? null : clock(first.begins_at, timeZone),
  };
}

/** `HH:mm`, rounded up to the minute: a second earlier is too early. */
export function clock(time: Date, timeZone: string): string {
  const minutes = Math.ceil(time.getTime() / 60_000);
  return localTime(new Date(minutes * 60_000), timeZone)
    .toPlainTime()
    .toString({ smallestUnit: 'minute' });
}
