import { inZone, localTime, toDate } from '../../../platform/time/local-time.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { freeUntilHours, keptOnCancellation } from './cancellation-rules.js';

/** Free for so long after booking, in any case. */
const justBookedMs = 3_600_000;

type Cancelled = Pick<
  Reservation,
  'basis' | 'booked_at' | 'cancellation_policy' | 'pick_up_at' | 'time_zone'
>;

/** What is kept and what goes back, in minor units; together they are what is paid. */
export interface CancellationOutcome {
  keptMinor: number;
  refundMinor: number;
}

/**
 * What cancelling means for the money now. Trips that were changed are judged by their largest form, and by what
 * cancelling would have kept when they were changed: making a trip smaller, or moving it away, before cancelling it
 * never gives back more.
 *
 * @param paidMinor what is paid and was not given back
 */
export function cancelledByCustomer(
  reservation: Cancelled,
  paidMinor: number,
  now: Date,
): CancellationOutcome {
  const { basis } = reservation;
  const byPolicy = keptOnCancellation({
    policy: reservation.cancellation_policy,
    totalMinor: basis.total_minor,
    days: basis.days,
    hasNotice: (hours) => now <= hoursBeforePickUp(reservation, hours),
    isJustBooked: isJustBooked(reservation, now),
  });
  const keptMinor = Math.min(paidMinor, Math.max(byPolicy, basis.kept_floor_minor));
  return { keptMinor, refundMinor: paidMinor - keptMinor };
}

/** Until when cancelling is free; null when it is not, or no longer. */
export function freeUntil(reservation: Cancelled, now: Date): Date | null {
  if (reservation.basis.kept_floor_minor > 0) return null;
  const { booked_at } = reservation;
  const byPolicy = freeUntilByPolicy(reservation, now)?.getTime() ?? 0;
  const byBooking = booked_at === null ? 0 : booked_at.getTime() + justBookedMs;
  const until = Math.max(byPolicy, byBooking);
  return until > now.getTime() ? new Date(until) : null;
}

/** Until when a trip can be cancelled for free, whenever it is booked; null when it cannot, or no longer. */
export function freeUntilByPolicy(trip: Omit<Cancelled, 'basis' | 'booked_at'>, now: Date): Date | null {
  const hours = freeUntilHours[trip.cancellation_policy];
  if (hours === null) return null;
  const until = hoursBeforePickUp(trip, hours);
  return until > now ? until : null;
}

function isJustBooked({ booked_at }: Cancelled, now: Date): boolean {
  return booked_at !== null && now.getTime() < booked_at.getTime() + justBookedMs;
}

/**
 * The last moment with so many hours of notice, by the clocks at the car: a day is a day also when they change. What is
 * shown and what is kept come from it, so that an hour which the clocks skip or repeat is judged alike.
 */
function hoursBeforePickUp(
  { pick_up_at, time_zone }: Pick<Cancelled, 'pick_up_at' | 'time_zone'>,
  hours: number,
): Date {
  return toDate(inZone(localTime(pick_up_at, time_zone).toPlainDateTime().subtract({ hours }), time_zone));
}
