import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import { isTaken } from '../../../platform/database/database-errors.js';
import type { Tables } from '../../../platform/database/tables.js';
import { endStreamsOf } from '../../../platform/live/announce.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { deleteAgreements } from '../agreements/terms-agreements.repository.js';
import { sessionEnded } from '../identity/token-problems.js';
import type { VerifiedIdentity } from '../identity/token-verifier.js';
import { blankProfile, roleToKeep } from './profile.js';
import { confirmEmail, findUserByUuid } from './users.repository.js';
import type { User } from './users.table.js';

/** Whether the address that a person has now is the one that they confirmed. */
export function isEmailConfirmed({
  email,
  confirmed_email,
}: Pick<User, 'email' | 'confirmed_email'>): boolean {
  return confirmed_email === email;
}

/**
 * Stores that a token says so for the first time about the address that the profile has. A later token cannot take it
 * back: only another address can.
 *
 * @returns the person as they are now
 * @throws Problem 401 SESSION_ENDED
 */
export async function recordConfirmation(deps: Deps, user: User, identity: VerifiedIdentity): Promise<User> {
  requireSessionSince(user, identity);
  if (identity.email !== user.email || isEmailConfirmed(user)) return user;
  return await confirmAddress(deps, user, identity);
}

/**
 * At a sign-in the profile follows an address that was changed and confirmed at the identity service. One that another
 * profile has stays with that: no one is kept out for it, since a profile belongs to the identity.
 *
 * @returns the person as they are now
 * @throws Problem 401 SESSION_ENDED: a token from before the last confirmation names an address of before
 */
export async function withSignInAddress(deps: Deps, user: User, identity: VerifiedIdentity): Promise<User> {
  if (identity.email === user.email) return await recordConfirmation(deps, user, identity);
  requireSessionSince(user, identity);
  if (user.account_status === 'closed') return user;
  return await confirmAddress(deps, user, identity).catch((error: unknown) => {
    if (isTaken(error)) return user;
    throw error;
  });
}

/** Refuses sessions that began before the address was confirmed, those whose token was refreshed since too. */
function requireSessionSince({ sessions_valid_from }: User, { signedInAtMs }: VerifiedIdentity): void {
  // A time that is no number counts as old.
  if (sessions_valid_from === null || signedInAtMs >= sessions_valid_from.getTime()) return;
  throw sessionEnded();
}

/**
 * The one place where an address becomes confirmed for a profile that is there. The person who proves it need not be who made
 * the profile: sessions from before end; and at the first address that is proved, all that was entered is erased.
 */
async function confirmAddress(deps: Deps, user: User, identity: VerifiedIdentity): Promise<User> {
  const { database, documentStorage, accountUse, now } = deps;
  const { email, emailVerified, issuedAtMs } = identity;
  if (!emailVerified) return user;
  const isFirst = user.confirmed_email === null;
  const change = {
    email,
    issuedAt: new Date(issuedAtMs),
    now: now(),
    erased: isFirst ? { ...blankProfile, role: roleToKeep(user) } : {},
  };
  const { confirmed, fileKeys } = await database.transaction().execute(async (transaction) => {
    // As everybody who locks them does: cars, then the person.
    if (isFirst) await accountUse.lockCars(transaction, user.uuid);
    const stored = await confirmEmail(transaction, user, change);
    // Two requests came at once, and the other one has written it; or another profile has the address.
    if (stored === undefined)
      return { confirmed: await findUserByUuid(transaction, user.uuid), fileKeys: [] };
    await endStreamsOf(transaction, user.uuid);
    await recordAudit(transaction, {
      actorUuid: user.uuid,
      subject: { type: 'user', uuid: user.uuid },
      action: email === user.email ? 'user.email_confirmed' : 'user.email_changed',
      ...(isFirst && { after: { erased: true } }),
      at: now(),
    });
    return { confirmed: stored, fileKeys: isFirst ? await eraseEntered(deps, transaction, user) : [] };
  });
  for (const key of fileKeys) await documentStorage.remove(key);
  if (confirmed === undefined) throw new Error(`User ${user.uuid} has vanished`);
  requireSessionSince(confirmed, identity);
  return confirmed;
}

/** @returns the keys of files that are still to be removed */
async function eraseEntered(
  { accountUse, erasePersonalData, now }: Deps,
  transaction: Kysely<Tables>,
  { uuid }: User,
): Promise<string[]> {
  await accountUse.forgetPayoutAccounts(transaction, uuid);
  await deleteAgreements(transaction, uuid);
  return await erasePersonalData({ accountUse, now }, transaction, uuid);
}
