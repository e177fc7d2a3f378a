import { Problem } from '../../../platform/http/problem.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { lateFeeOf } from './late-fee.js';

/** Whether administrators are to decide which side says rightly when the car came back. */
export function areStatementsOpen({
  late_return_claimed_at,
  late_return_decided_at,
}: Pick<Reservation, 'late_return_claimed_at' | 'late_return_decided_at'>): boolean {
  return late_return_claimed_at !== null && late_return_decided_at === null;
}

/** Whether a return as its owner reports it costs more than the one that the customer has confirmed. */
export function contradictsCustomer(
  {
    customer_returned_at,
    return_at,
    late_fee_per_hour_minor,
  }: Pick<Reservation, 'customer_returned_at' | 'return_at' | 'late_fee_per_hour_minor'>,
  returnedAt: Date,
): boolean {
  if (customer_returned_at === null) return false;
  const costOf = (at: Date) =>
    lateFeeOf({ returnAt: return_at, returnedAt: at, perHourMinor: late_fee_per_hour_minor })?.amountMinor ??
    0;
  return costOf(returnedAt) > costOf(customer_returned_at);
}

/**
 * Requires that the time of the return is decided before anything else about how a trip ended.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED
 */
export function requireOneStatement(reservation: Parameters<typeof areStatementsOpen>[0]): void {
  if (!areStatementsOpen(reservation)) return;
  throw new Problem(409, 'MOVE_NOT_ALLOWED', 'Please decide first when the car came back.');
}
