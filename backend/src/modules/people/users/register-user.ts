import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { toE164 } from '../../../platform/phone/to-e164.js';
import { Problem } from '../../../platform/http/problem.js';
import { requireOwnEmail } from '../identity/require-own-email.js';
import type { VerifiedIdentity } from '../identity/token-verifier.js';
import { recordConfirmation } from './confirmed-email.js';
import { toCurrentUser } from './current-user-body.js';
import type { CurrentUserBody, RegisterRequest } from './user.schemas.js';
import { insertUser } from './users.repository.js';

/**
 * Makes a profile for the caller's identity.
 *
 * @throws Problem EMAIL_MISMATCH, or ALREADY_REGISTERED when the identity or its e-mail has a profile; both change nothing
 */
export async function registerUser(
  deps: Deps,
  identity: VerifiedIdentity,
  request: RegisterRequest,
): Promise<CurrentUserBody> {
  requireOwnEmail(identity, request.email);
  const country = await deps.accountUse.findCountry(deps.database, request);
  const profile = {
    ...request,
    phone_e164: toE164(request.phone, country),
    email: identity.email,
    identity_uid: identity.uid,
  };

  const registered = await deps.database.transaction().execute(async (transaction) => {
    const user = await insertUser(transaction, profile);
    if (user === undefined) {
      throw new Problem(409, 'ALREADY_REGISTERED', 'There’s already a profile for this e-mail address.');
    }
    await recordAudit(transaction, {
      actorUuid: user.uuid,
      subject: { type: 'user', uuid: user.uuid },
      action: 'user.registered',
      after: {
        role: user.role,
        account_status: user.account_status,
        user_verification: user.user_verification,
      },
    });
    return user;
  });
  return toCurrentUser(await recordConfirmation(deps, registered, identity));
}
