import { at, clockOf, dayOf } from '@drove/shared-ui/formats';
import type { Reservation } from '../../api/reservations';
import type { WantedPeriod } from '../../api/trip-quotes';

/** What the form of a change holds: days and times of the place, and a message. */
export interface ChangeValues {
  from_on: string;
  /** Empty while only the first day is chosen. */
  to_on: string;
  pick_up_clock: string;
  return_clock: string;
  message: string;
}

/** The trip as it is. */
export function changeValues(trip: Reservation): ChangeValues {
  return { ...periodValues(trip), message: '' };
}

/** A period as the form's days and times. */
export function periodValues({ pick_up: pickUp, return: back }: WantedPeriod) {
  return {
    from_on: dayOf(pickUp),
    to_on: dayOf(back),
    pick_up_clock: clockOf(pickUp),
    return_clock: clockOf(back),
  };
}

/** The period that is wanted; undefined while it is not whole, or is the trip's own. */
export function wantedPeriod(values: ChangeValues, trip: Reservation): WantedPeriod | undefined {
  if (!values.to_on) return undefined;
  const wanted = {
    pick_up: at(values.from_on, values.pick_up_clock),
    return: at(values.to_on, values.return_clock),
  };
  return wanted.pick_up === trip.pick_up && wanted.return === trip.return ? undefined : wanted;
}
