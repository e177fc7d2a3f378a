import { Problem } from '../../../platform/http/problem.js';

/**
 * Lets through who has no trip that a bank has taken the payment back of.
 *
 * @throws Problem 403 TRIP_UNPAID
 */
export function requireNoUnpaidTrip(unpaid: { uuid: string } | undefined): void {
  if (unpaid === undefined) return;
  throw new Problem(
    403,
    'TRIP_UNPAID',
    'Your bank has taken back the payment for another trip. Please pay it again or cancel it, and you can book again at once.',
  );
}
