import type { Deps } from '../deps.js';
import { Problem } from '../http/problem.js';
import { requireOwnEmail } from '../identity/require-own-email.js';
import type { VerifiedIdentity } from '../identity/token-verifier.js';
import { toCurrentUser } from './current-user-body.js';
import type { CurrentUserBody } from './user.schemas.js';
import { findUserByIdentity } from './users.repository.js';

/**
 * The caller's own profile. A suspended or closed account has one too: its status says so.
 *
 * @throws Problem EMAIL_MISMATCH, PROFILE_NOT_FOUND
 */
export async function logIn(
  { database }: Deps,
  identity: VerifiedIdentity,
  { email }: { email: string },
): Promise<CurrentUserBody> {
  requireOwnEmail(identity, email);
  const user = await findUserByIdentity(database, identity.uid);
  if (user === undefined) {
    throw new Problem(
      404,
      'PROFILE_NOT_FOUND',
      'There is no profile for this account yet. Please register first.',
    );
  }
  return toCurrentUser(user);
}
