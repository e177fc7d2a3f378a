import { Problem } from '../http/problem.js';
import type { Reservation } from '../reservations/reservations.table.js';
import type { User } from '../users/users.table.js';

/**
 * Lets an administrator through to money that is none of their own.
 *
 * @throws Problem 403 ROLE_NOT_ALLOWED
 */
export function requireOthersTrip(
  { customer_uuid, owner_uuid }: Pick<Reservation, 'customer_uuid' | 'owner_uuid'>,
  admin: User,
): void {
  if (customer_uuid !== admin.uuid && owner_uuid !== admin.uuid) return;
  throw new Problem(403, 'ROLE_NOT_ALLOWED', 'Somebody else has to decide about your own trips.');
}
