import type { PayableParties } from '../payable.js';
import { Problem } from '../../../platform/http/problem.js';
import type { User } from '../../people/public.js';

/**
 * Lets an administrator through to money that is none of their own.
 *
 * @throws Problem 403 ROLE_NOT_ALLOWED
 */
export function requireOthersTrip(
  { customer_uuid, owner_uuid }: Pick<PayableParties, 'customer_uuid' | 'owner_uuid'>,
  admin: User,
): void {
  if (customer_uuid !== admin.uuid && owner_uuid !== admin.uuid) return;
  throw new Problem(403, 'ROLE_NOT_ALLOWED', 'Another administrator has to decide about your own trips.');
}
