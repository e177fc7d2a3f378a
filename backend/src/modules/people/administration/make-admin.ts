import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { findUserByEmail } from '../users/users.repository.js';
import { lockUser, updateUserRow } from '../verification/user-verifications.repository.js';

/** It cannot be done; the message is for anyone who runs the command. */
export class MakeAdminError extends Error {
  override readonly name = 'MakeAdminError';
}

/**
 * Makes the person with this address an administrator: how the first one of a deployment comes to be, since no one
 * becomes one by registering.
 *
 * @throws MakeAdminError
 */
export async function makeAdmin(
  { database, accountUse, now }: Pick<Deps, 'database' | 'accountUse' | 'now'>,
  email: string,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const found = await findUserByEmail(transaction, email);
    const user = found === undefined ? undefined : await lockUser(transaction, found.uuid);
    if (user === undefined) {
      throw new MakeAdminError(
        `Nobody has registered with ${email}. Register in the app first, as a customer.`,
      );
    }
    if (user.account_status !== 'active') {
      throw new MakeAdminError(`The account of ${email} is ${user.account_status}.`);
    }
    const { open } = await accountUse.countTrips(transaction, user.uuid);
    if (open > 0 || (await accountUse.readCars(transaction, user.uuid)).length > 0) {
      throw new MakeAdminError(`${email} has cars or trips. Register another account for the administrator.`);
    }
    if (user.role === 'admin') return;
    await updateUserRow(transaction, user.uuid, { role: 'admin' }, now());
    await recordAudit(transaction, {
      actorUuid: null,
      subject: { type: 'user', uuid: user.uuid },
      action: 'user.role_changed',
      before: { role: user.role },
      after: { role: 'admin' },
      reason: 'By the command make-admin.',
      at: now(),
    });
  });
}
