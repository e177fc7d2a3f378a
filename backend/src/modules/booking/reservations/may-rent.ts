import { localTime } from '../../../platform/time/local-time.js';
import { Problem } from '../../../platform/http/problem.js';
import { rentingNextSteps, type User } from '../../people/public.js';

/** The trip that a person wants to take, and what its car asks of drivers. */
export interface WantedTrip {
  pick_up_at: Date;
  return_at: Date;
  time_zone: string;
  min_driver_age: number;
}

/**
 * Lets through who may rent a car for a trip: by their account, and by the dates of their verified documents.
 *
 * @throws Problem 403 ROLE_NOT_ALLOWED, ACCOUNT_SUSPENDED, VERIFICATION_REQUIRED; 422 DRIVER_TOO_YOUNG at pick-up, or
 *   LICENCE_EXPIRES_TOO_SOON when the licence is not valid on the day of the return, both days as the car's city has them
 */
export function mayRent(user: User, trip: WantedTrip): void {
  const refusal = rentingRefusal(user, trip);
  if (refusal !== undefined) throw refusal;
}

/** Why a person may not rent a car for a trip, as `mayRent` throws it; undefined when they may. */
export function rentingRefusal(user: User, trip: WantedTrip): Problem | undefined {
  if (user.role === 'admin') {
    return new Problem(403, 'ROLE_NOT_ALLOWED', 'Administrators can’t book cars.');
  }
  if (user.account_status !== 'active') {
    return new Problem(403, 'ACCOUNT_SUSPENDED', rentingNextSteps.suspended);
  }
  const { date_of_birth, licence_expires_on, user_verification } = user;
  if (user_verification !== 'verified') {
    return new Problem(403, 'VERIFICATION_REQUIRED', rentingNextSteps[user_verification]);
  }
  // An owner may have been verified without a licence.
  if (date_of_birth === null || licence_expires_on === null) {
    return new Problem(403, 'VERIFICATION_REQUIRED', rentingNextSteps.no_licence);
  }
  const dayOf = (instant: Date) => localTime(instant, trip.time_zone).toPlainDate();
  if (dayOf(trip.pick_up_at).subtract({ years: trip.min_driver_age }).toString() < date_of_birth) {
    return new Problem(
      422,
      'DRIVER_TOO_YOUNG',
      `Drivers of this car must be at least ${trip.min_driver_age} years old when they pick it up.`,
    );
  }
  if (licence_expires_on < dayOf(trip.return_at).toString()) {
    return new Problem(
      422,
      'LICENCE_EXPIRES_TOO_SOON',
      `Your driving licence is valid until ${stateLabels(licence_expires_on)}, which is before the return. You can send a new one at any time.`,
    );
  }
  return undefined;
}

/** `5 December 2026`. */
function stateLabels(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));
}
