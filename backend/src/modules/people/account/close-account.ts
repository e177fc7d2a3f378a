import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import { endStreamsOf } from '../../../platform/live/announce.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { requireOwnEmail } from '../identity/require-own-email.js';
import type { VerifiedIdentity } from '../identity/token-verifier.js';
import type { User } from '../users/users.table.js';
import { requireAccountMove } from '../verification/user-life-cycle.js';
import { lockUser, updateUserRow } from '../verification/user-verifications.repository.js';
import { lockActiveAdmins } from '../administration/administration.repository.js';
import { erasePersonalData } from './erase-personal-data.js';
import { accountCloseBlocker } from './my-account.js';

const anonymous = {
  fname: 'Former',
  lname: 'member',
  phone: '—',
  phone_e164: null,
  zip_code: '—',
  city: '—',
  street: '—',
  region: '—',
  date_of_birth: null,
  licence_expires_on: null,
  identity_expires_on: null,
  status_reason: null,
  languages: [],
};

/**
 * Closes the caller's own account for good: what says who they are is removed, documents and all; trips, payments and
 * the audit log stay, about a former member. The identity itself is deleted by the client, at the latest when a person
 * signs in with it again: `logIn` says that the account is closed.
 *
 * @param email whose account it is, said again, so that no request does this by mistake
 * @throws Problem 403 EMAIL_MISMATCH, 409 OPEN_TRIPS, OPEN_PAYOUTS, OPEN_REFUNDS, OPEN_CLAIMS, OPEN_DEBTS, LAST_ADMIN,
 *   MOVE_NOT_ALLOWED
 */
export async function closeAccount(
  { database, documentStorage, accountUse, now }: Deps,
  identity: VerifiedIdentity,
  { uuid, role }: User,
  email: string,
): Promise<void> {
  requireOwnEmail(identity, email);
  const keys = await database.transaction().execute(async (transaction) => {
    // As everybody who locks them does: administrators, then cars, then the person.
    if (role === 'admin') await lockActiveAdmins(transaction);
    await accountUse.lockCars(transaction, uuid);
    const user = await lockUser(transaction, uuid);
    if (user === undefined) throw new Error(`User ${uuid} has vanished`);
    requireAccountMove(user.account_status, 'closed');
    const objection = await accountCloseBlocker({ database: transaction, accountUse }, user);
    if (objection !== undefined) throw objection;
    const documents = await erasePersonalData({ accountUse, now }, transaction, uuid);
    await endStreamsOf(transaction, uuid);
    await updateUserRow(
      transaction,
      uuid,
      {
        ...anonymous,
        confirmed_email: null,
        email_confirmed_at: null,
        email: `closed-${uuid}@closed.invalid`,
        account_status: 'closed',
        user_verification: 'unverified',
        closed_at: now(),
      },
      now(),
    );
    await recordAudit(transaction, {
      actorUuid: uuid,
      subject: { type: 'user', uuid },
      action: 'user.closed',
      before: { account_status: user.account_status },
      after: { account_status: 'closed' },
      at: now(),
    });
    return documents;
  });
  for (const key of keys) await documentStorage.remove(key);
}
