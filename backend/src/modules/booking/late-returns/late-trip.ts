import type { Reservation } from '../reservations/reservations.table.js';
import { objectWithinMs } from '../reservations/trip-times.js';
import { isLate } from './late-fee.js';

/** Whether a trip was completed by the clock, and its owner has not said when the car came back. */
function isReturnUnknown({ status, owner_took_back_at, returned_at, return_at }: Reservation): boolean {
  const isByTheClock = returned_at?.getTime() === return_at.getTime();
  return status === 'completed' && owner_took_back_at === null && isByTheClock;
}

function isOpen(trip: Reservation, now: Date): boolean {
  if (trip.status === 'in_progress') return isLate(trip.return_at, now);
  // Its customer says that it is back, and its owner that it is not.
  if (trip.status === 'disputed') return trip.not_back_at !== null && trip.owner_took_back_at === null;
  const { ended_at } = trip;
  return isReturnUnknown(trip) && ended_at !== null && now.getTime() < ended_at.getTime() + objectWithinMs;
}

/**
 * Whether the owner may say when the car came back: once it is late, and for 48 hours after a trip that was completed by
 * the clock, or longer if the owner has said by then that it was not back.
 */
export function canReportLateReturn(trip: Reservation, now: Date): boolean {
  return isOpen(trip, now) || (isReturnUnknown(trip) && trip.not_back_at !== null);
}

/** Whether the owner may say that the car has not come back. */
export function canReportNotBack(trip: Reservation, now: Date): boolean {
  return trip.not_back_at === null && trip.owner_took_back_at === null && isOpen(trip, now);
}

/** Whether the car of a trip that is to come is still with the customer before. */
export function isCarOut({ status, car_late_at, car_back_at }: Reservation): boolean {
  return status === 'confirmed' && car_late_at !== null && car_back_at === null;
}
