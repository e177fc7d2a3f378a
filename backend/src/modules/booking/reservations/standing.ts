import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { Problem } from '../../../platform/http/problem.js';
import { findUserByUuid } from '../../people/public.js';
import type { Reservation } from './reservations.table.js';

/** Whether a person's account is suspended at this moment. */
export async function isSuspended(database: Kysely<Tables>, userUuid: string): Promise<boolean> {
  return (await findUserByUuid(database, userUuid))?.account_status === 'suspended';
}

/**
 * Lets a step through whose owner may rent out the car. Asked at each step again: accounts are suspended between a hold, its
 * payment and the pick-up.
 *
 * @param code for a payment HOLD_EXPIRED: there is no more time to pay
 * @throws Problem 409
 */
export function requireOwner(
  { status }: Pick<Reservation, 'status'>,
  isOwnerSuspended: boolean,
  code: 'MOVE_NOT_ALLOWED' | 'HOLD_EXPIRED' = 'MOVE_NOT_ALLOWED',
): void {
  if (!isOwnerSuspended) return;
  const isBooked = status !== 'pending_payment' && status !== 'expired';
  throw new Problem(409, code, isBooked ? ownerSuspended : notOffered);
}

/**
 * The same for the customer, where an owner takes the step.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED
 */
export async function requireCustomer(
  database: Kysely<Tables>,
  { customer_uuid }: Pick<Reservation, 'customer_uuid'>,
): Promise<void> {
  if (await isSuspended(database, customer_uuid)) {
    throw new Problem(409, 'MOVE_NOT_ALLOWED', customerSuspended);
  }
}

/** Whether a booked trip cannot begin because its owner is suspended: its customer cancels it for free. */
export function isWithoutOwner(
  { status, owner_handed_over_at }: Pick<Reservation, 'status' | 'owner_handed_over_at'>,
  isOwnerSuspended: boolean,
): boolean {
  return isOwnerSuspended && status === 'confirmed' && owner_handed_over_at === null;
}

/** For the customer of a car that is held, or was. */
export const notOffered =
  'This car isn’t offered any more. You haven’t been charged. Please choose another one.';
/** For the customer of a trip that is booked. */
export const ownerSuspended =
  'The owner can’t rent out cars at the moment. You can cancel the trip for free until the car is handed over.';
const customerSuspended = 'The customer can’t rent cars at the moment. Please contact us.';
