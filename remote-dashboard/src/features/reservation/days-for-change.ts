import { dayOf } from 'shared-ui/formats';
import type { Reservation } from '../../api/reservations';
import type { CarCalendar } from '../../api/trip-quotes';

/**
 * Which days a trip can be moved to: those that the car's calendar says are free, and its own, which only look
 * taken because of it. What exactly is possible, to the minute, the server says when the difference is asked for.
 */
export function daysForChange(
  calendar: CarCalendar | undefined,
  trip: Pick<Reservation, 'pick_up' | 'return'>,
) {
  const byDay = new Map(calendar?.days.map((day) => [day.on, day.availability]));
  const isOwn = (day: string) => day >= dayOf(trip.pick_up) && day <= dayOf(trip.return);
  return {
    isTaken: (day: string) => !isOwn(day) && byDay.get(day) === 'taken',
    isPartlyTaken: (day: string) => !isOwn(day) && byDay.get(day) === 'partly',
  };
}
