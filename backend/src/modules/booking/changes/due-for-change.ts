import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { Problem } from '../../../platform/http/problem.js';
import type { Reservation } from '../reservations/reservations.table.js';
import { changeNotFound } from './change-problems.js';
import { findChange } from './changes.repository.js';
import { mayTakeChange } from './may-take-change.js';
import { requireChangeMove } from './change-life-cycle.js';
import { type Due, changeLines } from '../../billing/public.js';
import type { Car } from '../../catalog/public.js';
import type { User } from '../../people/public.js';

/**
 * What a customer has to pay for an approved change: exactly the difference.
 *
 * @throws Problem 422 NOTHING_TO_PAY; 409 HOLD_EXPIRED, MOVE_NOT_ALLOWED; 404 CHANGE_NOT_FOUND; and as `mayRent`
 */
export async function dueForChange(
  transaction: Kysely<Tables>,
  { reservation, car, customer }: { reservation: Reservation; car: Car; customer: User },
  changeUuid: string,
  now: Date,
): Promise<Due> {
  const change = await findChange(transaction, changeUuid);
  if (change === undefined) throw changeNotFound();
  if (change.difference_minor <= 0) {
    throw new Problem(422, 'NOTHING_TO_PAY', 'There’s nothing to pay for this change.');
  }
  const isOver = change.status === 'expired' || (change.pay_by !== null && change.pay_by <= now);
  if (isOver) {
    const sentence =
      'The time to pay for this change has run out, so the trip stays as it was. You haven’t been charged.';
    throw new Problem(409, 'HOLD_EXPIRED', sentence);
  }
  requireChangeMove(change.status, 'applied');
  mayTakeChange(customer, reservation, change, car);
  return { amountMinor: change.difference_minor, entries: changeLines(reservation.price, change.price) };
}
