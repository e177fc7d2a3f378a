import { formatOnCarClock } from '@drove/shared-ui/formats';
import type { Reservation } from '../../api/reservations';
import { nextStep } from '../../lib/next-step';
import { nextOnTripLabels } from './facts-labels';

/** What comes next for the person who looks at a trip, and by when: what waits for them, else what the clock brings. */
export function nextOnTrip(trip: Reservation): string | undefined {
  const step = nextStep(trip);
  if (step !== undefined) return step;
  const { status, viewer, confirmed, is_overdue: isOverdue, time_zone: zone } = trip;
  const hasConfirmed = (part: 'pick_up' | 'return') => confirmed[part].some((side) => side === viewer);
  if (status === 'confirmed' && viewer !== 'admin' && !hasConfirmed('pick_up')) {
    return nextOnTripLabels.pickUp[viewer](formatOnCarClock(trip.pick_up_at, zone));
  }
  if (status === 'in_progress' && viewer === 'customer' && !isOverdue && !hasConfirmed('return')) {
    return nextOnTripLabels.bringBack(formatOnCarClock(trip.return_at, zone));
  }
  return undefined;
}
