import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { Problem } from '../../../platform/http/problem.js';
import { carUnavailable } from '../cars/car-problems.js';
import type { Car } from '../cars/cars.table.js';
import { findBrokenRule, type BookedTrip, type BookingRules } from './booking-rules.js';
import { readClaims } from './car-claims.repository.js';
import { isBufferAlone, nearestPeriods } from './nearest-periods.js';
import { toOpenHours } from './open-hours.js';
import type { PeriodLimits, TripPeriod } from './trip-period.js';

/** A car that is wanted for a period, and what of it a trip has already. */
export interface WantedCar extends PeriodLimits {
  carUuid: string;
  rules: BookingRules;
  /** From when the notice counts, if not from now. */
  noticeFrom?: Date;
  booked?: BookedTrip;
  /** The claim of the trip that is changed. */
  ownClaimUuid?: string | null;
}

type CarWithRules = Pick<
  Car,
  | 'effective_notice_hours'
  | 'effective_open_hours'
  | 'effective_buffer_before_minutes'
  | 'effective_buffer_after_minutes'
  | 'effective_max_days'
>;

/** The rules that count for a car. */
export function rulesOf(car: CarWithRules): BookingRules {
  return {
    noticeHours: car.effective_notice_hours,
    openHours: toOpenHours(car.effective_open_hours),
    bufferBeforeMinutes: car.effective_buffer_before_minutes,
    bufferAfterMinutes: car.effective_buffer_after_minutes,
    maxDays: car.effective_max_days,
  };
}

/**
 * Lets a period through that keeps the owner's rules.
 *
 * @throws Problem 422 NOTICE_TOO_SHORT, OUTSIDE_HOURS or TRIP_TOO_LONG with its field and the nearest periods that fit
 */
export async function requireRulesKept(
  database: Kysely<Tables>,
  period: TripPeriod,
  wanted: WantedCar,
): Promise<void> {
  const { rules, now, noticeFrom = now, booked } = wanted;
  const broken = findBrokenRule(period, rules, { now: noticeFrom, booked });
  if (broken === undefined) return;
  const { code, field, sentence } = broken;
  const taken = await readClaimsAround(database, period, wanted);
  const nearest = nearestPeriods(period, rules, { ...wanted, taken });
  throw new Problem(422, code, sentence, { fields: { [field]: sentence }, nearest });
}

/** Why a car is not free for a period that keeps the rules, with the nearest periods in which it is. */
export async function unavailableFor(
  database: Kysely<Tables>,
  period: TripPeriod,
  wanted: WantedCar,
): Promise<Problem> {
  const { rules } = wanted;
  const taken = await readClaimsAround(database, period, wanted);
  const sentence = isBufferAlone(period, rules, taken)
    ? 'The owner needs more time between this trip and another one.'
    : undefined;
  return carUnavailable({ sentence, nearest: nearestPeriods(period, rules, { ...wanted, taken }) });
}

const aroundMs = 17 * 86_400_000;

async function readClaimsAround(
  database: Kysely<Tables>,
  { pickUpAt, returnAt }: TripPeriod,
  { carUuid, now, ownClaimUuid }: WantedCar,
) {
  const from = new Date(pickUpAt.getTime() - aroundMs);
  const to = new Date(returnAt.getTime() + aroundMs);
  return await readClaims(database, carUuid, { from, to, now, exceptUuid: ownClaimUuid });
}
