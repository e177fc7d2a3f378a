import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Deps } from '../../../platform/deps.js';
import type { VerifiedIdentity } from '../identity/token-verifier.js';
import { confirmEmail } from './users.repository.js';
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
 */
export async function recordConfirmation(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  user: User,
  { email, emailVerified }: VerifiedIdentity,
): Promise<User> {
  if (!emailVerified || email !== user.email || isEmailConfirmed(user)) return user;
  return await database.transaction().execute(async (transaction) => {
    const confirmed = await confirmEmail(transaction, user.uuid, email, now());
    // Two requests came at once, and the other one has written it.
    if (confirmed === undefined) return { ...user, confirmed_email: email, email_confirmed_at: now() };
    await recordAudit(transaction, {
      actorUuid: user.uuid,
      subject: { type: 'user', uuid: user.uuid },
      action: 'user.email_confirmed',
      at: now(),
    });
    return confirmed;
  });
}
