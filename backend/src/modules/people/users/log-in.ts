import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import { isTaken } from '../../../platform/database/database-errors.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { requireOwnEmail } from '../identity/require-own-email.js';
import type { VerifiedIdentity } from '../identity/token-verifier.js';
import { recordConfirmation } from './confirmed-email.js';
import { toCurrentUser } from './current-user-body.js';
import type { CurrentUserBody } from './user.schemas.js';
import { changeEmail, findUserByIdentity } from './users.repository.js';
import type { User } from './users.table.js';

/**
 * The caller's own profile. A suspended or closed account has one too: its status says so.
 *
 * @throws Problem EMAIL_MISMATCH, PROFILE_NOT_FOUND
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
  return toCurrentUser(await withSignInAddress(deps, user, identity));
}

/**
 * The address may have been changed at the identity service; once it is confirmed there, the profile follows. One that
 * another profile has stays with that: no one is kept out for it, since a profile belongs to the identity.
 */
async function withSignInAddress(deps: Deps, user: User, identity: VerifiedIdentity): Promise<User> {
  const { database, now } = deps;
  const { email, emailVerified } = identity;
  if (!emailVerified || user.account_status === 'closed') return user;
  if (email === user.email) return await recordConfirmation(deps, user, identity);
  const following = database.transaction().execute(async (transaction) => {
    const changed = await changeEmail(transaction, user.uuid, email, now());
    if (changed === undefined) return user;
    await recordAudit(transaction, {
      actorUuid: user.uuid,
      subject: { type: 'user', uuid: user.uuid },
      action: 'user.email_changed',
      at: now(),
    });
    return changed;
  });
  return await following.catch((error: unknown) => {
    if (isTaken(error)) return user;
    throw error;
  });
}
