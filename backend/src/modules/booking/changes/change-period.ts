import { formatLocal, localTime } from '../../../platform/time/local-time.js';
import { Problem } from '../../../platform/http/problem.js';
import type { Reservation } from '../reservations/reservations.table.js';
import {
  type PeriodLimits,
  type TripPeriod,
  type WantedPeriod,
  readTripPeriod,
} from '../../catalog/public.js';

/**
 * The period that a person wants instead of a trip's own.
 *
 * @throws Problem 422 PERIOD_NOT_ALLOWED as for any trip, for the same period again, and for another pick-up of a trip that
 *   has begun
 */
export function readChangedPeriod(
  { pick_up_at, return_at, time_zone, status }: Reservation,
  wanted: WantedPeriod,
  { now, horizonDays }: PeriodLimits,
): TripPeriod {
  const hasBegun = status === 'in_progress';
  const keepsPickUp = wanted.pick_up === formatLocal(localTime(pick_up_at, time_zone));
  if (hasBegun && !keepsPickUp) {
    throw notAllowed('pick_up', 'The trip has begun: only its return can change.');
  }
  const period = readTripPeriod(wanted, time_zone, {
    now: hasBegun && pick_up_at < now ? pick_up_at : now,
    // What was booked before the limit was lowered may still change its return.
    horizonDays: keepsPickUp ? Infinity : horizonDays,
  });
  if (period.returnAt <= now) throw notAllowed('return', 'The return is in the past.');
  const isSame =
    period.pickUpAt.getTime() === pick_up_at.getTime() && period.returnAt.getTime() === return_at.getTime();
  if (isSame) throw notAllowed('return', 'These are the days of the trip already.');
  return period;
}

function notAllowed(field: 'pick_up' | 'return', sentence: string): Problem {
  return new Problem(422, 'PERIOD_NOT_ALLOWED', sentence, { fields: { [field]: sentence } });
}
