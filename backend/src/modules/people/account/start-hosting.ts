import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { mayHost } from '../users/permissions.js';
import type { User } from '../users/users.table.js';
import { lockUser, updateUserRow } from '../verification/user-verifications.repository.js';

/** From now on a customer may also list cars and have them rented; who may already stays as they are. */
export async function startHosting({ database, now }: Deps, { uuid }: User): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, uuid);
    if (user === undefined) throw new Error(`User ${uuid} has vanished`);
    if (mayHost(user)) return;
    await updateUserRow(transaction, uuid, { hosting_since: now() }, now());
    await recordAudit(transaction, {
      actorUuid: uuid,
      subject: { type: 'user', uuid },
      action: 'user.hosting_started',
      at: now(),
    });
  });
}
