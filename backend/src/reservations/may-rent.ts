import { Problem } from '../http/problem.js';
import type { User } from '../users/users.table.js';

/**
 * Lets through who may rent a car.
 *
 * @throws Problem 403 ROLE_NOT_ALLOWED, ACCOUNT_SUSPENDED, VERIFICATION_REQUIRED
 */
export function mayRent(user: User): void {
  if (user.role === 'admin') {
    throw new Problem(403, 'ROLE_NOT_ALLOWED', 'Administrators do not book cars.');
  }
  if (user.account_status !== 'active') {
    throw new Problem(403, 'ACCOUNT_SUSPENDED', 'Your account is suspended. Please contact us.');
  }
  if (user.user_verification !== 'verified') {
    throw new Problem(
      403,
      'VERIFICATION_REQUIRED',
      'Before you can rent a car, we have to verify your driving licence. Please send us your documents.',
    );
  }
}
