import type { Temporal } from 'temporal-polyfill';
import { Problem } from '../../../platform/http/problem.js';
import { billableDays } from '../pricing/billable-days.js';
import { inZone, localTime, parseLocalDateTime, toDate } from '../../../platform/time/local-time.js';

/** The half-open time `[pick-up, return)` for which a person wants a car, in the car's time zone. */
export interface TripPeriod {
  timeZone: string;
  pickUp: Temporal.ZonedDateTime;
  return: Temporal.ZonedDateTime;
  pickUpAt: Date;
  returnAt: Date;
  /** The day of the pick-up, `YYYY-MM-DD`. */
  firstOn: string;
  /** Before the car's minimum is applied. */
  days: number;
}

export interface WantedPeriod {
  pick_up: string;
  return: string;
}

const longestDays = 365;
/** How far ahead a trip may begin unless the marketplace is set otherwise. */
export const defaultBookingHorizonDays = 365;

/** From when a period is looked at. */
export interface PeriodLimits {
  now: Date;
  /** How many days ahead of now a trip may begin. */
  horizonDays: number;
}

/**
 * What a person asked for as a period in a time zone.
 *
 * @throws Problem PERIOD_NOT_ALLOWED with a sentence for `pick_up` or `return`
 */
export function readTripPeriod(
  wanted: WantedPeriod,
  timeZone: string,
  { now, horizonDays }: PeriodLimits,
): TripPeriod {
  const pickUp = read(wanted.pick_up, 'pick_up', timeZone);
  const returned = read(wanted.return, 'return', timeZone);
  const pickUpAt = toDate(pickUp);
  const returnAt = toDate(returned);

  if (returnAt <= pickUpAt) throw refuse('return', 'The return must be after the pick-up.');
  if (pickUpAt < now) throw refuse('pick_up', 'The pick-up is in the past.');
  requireWithinHorizon(pickUpAt, { now, horizonDays });
  const period = tripPeriod({ pick_up_at: pickUpAt, return_at: returnAt, time_zone: timeZone });
  if (period.days > longestDays) throw refuse('return', `A trip can last ${longestDays} days at most.`);
  return period;
}

/** The period between two moments, the second of them later. */
export function tripPeriod({
  pick_up_at: pickUpAt,
  return_at: returnAt,
  time_zone: timeZone,
}: {
  pick_up_at: Date;
  return_at: Date;
  time_zone: string;
}): TripPeriod {
  const pickUp = localTime(pickUpAt, timeZone);
  const returned = localTime(returnAt, timeZone);
  return {
    timeZone,
    pickUp,
    return: returned,
    pickUpAt,
    returnAt,
    firstOn: pickUp.toPlainDate().toString(),
    days: daysOfTrip(pickUp.toPlainDateTime(), returned.toPlainDateTime()),
  };
}

/** How many days a trip lasts that ends after it begins. */
export function daysOfTrip(pickUp: Temporal.PlainDateTime, returned: Temporal.PlainDateTime): number {
  // At the end of summer time a return can be later and yet show an earlier time.
  return returned.since(pickUp).sign > 0 ? billableDays(pickUp, returned, 1) : 1;
}

/** How many days ahead a trip with a car may begin: as many as its owner and the marketplace allow. */
export function horizonOf(
  { booking_horizon_days: owners }: { booking_horizon_days: number | null },
  marketplaceDays: number,
): number {
  return Math.min(owners ?? Infinity, marketplaceDays);
}

/** The latest moment at which a trip may begin; the latest that there is for a horizon without end. */
export function lastPickUpAt({ now, horizonDays }: PeriodLimits): Date {
  const latestTime = 8.64e15;
  return new Date(Math.min(now.getTime() + horizonDays * 86_400_000, latestTime));
}

/**
 * Lets through a pick-up that is not too far ahead.
 *
 * @throws Problem PERIOD_NOT_ALLOWED with a sentence for `pick_up`
 */
export function requireWithinHorizon(pickUpAt: Date, limits: PeriodLimits): void {
  if (pickUpAt <= lastPickUpAt(limits)) return;
  throw refuse('pick_up', `A trip can begin ${limits.horizonDays} days ahead at most.`);
}

function read(text: string, field: 'pick_up' | 'return', timeZone: string): Temporal.ZonedDateTime {
  const local = parseLocalDateTime(text);
  if (local === undefined) throw refuse(field, 'There’s no such day or time.');
  return inZone(local, timeZone);
}

function refuse(field: 'pick_up' | 'return', sentence: string): Problem {
  return new Problem(422, 'PERIOD_NOT_ALLOWED', sentence, { fields: { [field]: sentence } });
}
