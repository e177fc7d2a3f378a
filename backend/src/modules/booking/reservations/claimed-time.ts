import { bufferedTime } from '../../catalog/public.js';
import type { Reservation } from './reservations.table.js';

export interface Time {
  begins_at: Date;
  ends_at: Date;
}

interface Times {
  pick_up_at: Date;
  return_at: Date;
}

/**
 * The time that a trip takes of its car, with the buffers it was booked with.
 *
 * @param times those of a change of the trip, if not its own
 */
export function claimedTime(
  trip: Times & Pick<Reservation, 'buffer_before_minutes' | 'buffer_after_minutes'>,
  times: Times = trip,
): Time {
  return bufferedTime(times, {
    bufferBeforeMinutes: trip.buffer_before_minutes,
    bufferAfterMinutes: trip.buffer_after_minutes,
  });
}
