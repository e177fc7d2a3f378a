import { recordAgreement } from '../agreements/record-agreement.js';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { toE164 } from '../../../platform/phone/to-e164.js';
import { Problem } from '../../../platform/http/problem.js';
import { requireNames } from '../../contacts/public.js';
import { requireOwnEmail } from '../identity/require-own-email.js';
import type { VerifiedIdentity } from '../identity/token-verifier.js';
import { withSignInAddress } from './confirmed-email.js';
import { toCurrentUser } from './current-user-body.js';
import type { CurrentUserBody, RegisterCustomerRequest, RegisterRequest } from './user.schemas.js';
import { fillProfile, findUserByIdentity, insertUser } from './users.repository.js';

/** Of a customer who has not given them yet. */
const givenLater = { gender: null, zip_code: '', city: '', street: '', region: '' };

/** Makes a customer's profile of the little that is needed to book; as `registerUser`. */
export async function registerCustomer(
  deps: Deps,
  identity: VerifiedIdentity,
  request: RegisterCustomerRequest,
): Promise<CurrentUserBody> {
  return await registerUser(deps, identity, { ...request, ...givenLater, role: 'customer' });
}

/**
 * Makes a profile for the caller's identity, which agrees to the terms with it; or fills the one that was blanked when its
 * address was confirmed.
 *
 * @throws Problem EMAIL_MISMATCH, SESSION_ENDED, VALUE_NOT_ALLOWED for a name that is none, or ALREADY_REGISTERED when the identity or its e-mail has a profile
 */
export async function registerUser(
  deps: Deps,
  identity: VerifiedIdentity,
  request: Omit<RegisterRequest, 'gender'> & { gender: RegisterRequest['gender'] | null },
): Promise<CurrentUserBody> {
  requireOwnEmail(identity, request.email);
  requireNames({ fname: request.fname, lname: request.lname });
  const known = await findUserByIdentity(deps.database, identity.uid);
  if (known) await withSignInAddress(deps, known, identity);
  const country = await deps.accountUse.findCountry(deps.database, request);
  const profile = {
    ...request,
    phone_e164: toE164(request.phone, country),
    email: identity.email,
    identity_uid: identity.uid,
    ...(identity.emailVerified && { confirmed_email: identity.email, email_confirmed_at: deps.now() }),
  };

  const registered = await deps.database.transaction().execute(async (transaction) => {
    const user = (await insertUser(transaction, profile)) ?? (await fillProfile(transaction, profile));
    if (user === undefined) {
      throw new Problem(409, 'ALREADY_REGISTERED', 'There’s already a profile for this e-mail address.');
    }
    await recordAgreement(deps, transaction, user.uuid, 'sign_up');
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
  return toCurrentUser(registered);
}
