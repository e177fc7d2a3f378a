import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { requireOwnEmail } from '../identity/require-own-email.js';
import type { VerifiedIdentity } from '../identity/token-verifier.js';
import { withSignInAddress } from './confirmed-email.js';
import { toCurrentUser } from './current-user-body.js';
import { requireProfile } from './profile.js';
import type { CurrentUserBody } from './user.schemas.js';
import { findUserByIdentity } from './users.repository.js';

/**
 * The caller's own profile. A suspended or closed account has one too: its status says so.
 *
 * @throws Problem EMAIL_MISMATCH, PROFILE_NOT_FOUND, SESSION_ENDED, PROFILE_REQUIRED
 */
export async function logIn(
  deps: Deps,
  identity: VerifiedIdentity,
  { email }: { email: string },
): Promise<CurrentUserBody> {
  requireOwnEmail(identity, email);
  const user = await findUserByIdentity(deps.database, identity.uid);
  if (user === undefined) {
    throw new Problem(
      404,
      'PROFILE_NOT_FOUND',
      'There’s no profile for this account yet. Please register first.',
    );
  }
  const signedIn = await withSignInAddress(deps, user, identity);
  requireProfile(signedIn);
  return toCurrentUser(signedIn);
}
