import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import { lockExpired, updateUserRow } from './user-verifications.repository.js';

/** At a time, so that one transaction never holds a whole city. */
const batchSize = 50;

/**
 * Puts those back whose documents have run out: they cannot rent, and their cars are not shown, until they have sent
 * new ones: those that have sent them already wait for our answer. An owner's licence only matters when they rent, so
 * that it is asked for then. Several may run at once.
 *
 * @returns how many were put back
 */
export async function expireDocuments({ database, now }: Pick<Deps, 'database' | 'now'>): Promise<number> {
  const todayOn = now().toISOString().slice(0, 10);
  let expired = 0;
  for (;;) {
    const batch = await database.transaction().execute(async (transaction) => {
      const users = await lockExpired(transaction, { todayOn, limit: batchSize });
      for (const { uuid, licence_expires_on, identity_expires_on, is_waiting } of users) {
        const user_verification = is_waiting ? 'pending' : 'expired';
        await updateUserRow(transaction, uuid, { user_verification }, now());
        await recordAudit(transaction, {
          at: now(),
          actorUuid: null,
          subject: { type: 'user', uuid },
          action: 'user.expired',
          before: { user_verification: 'verified' },
          after: { user_verification, licence_expires_on, identity_expires_on },
          reason: 'A document has expired.',
        });
        if (is_waiting) continue;
        await publishEvent(transaction, { kind: 'user_verification_expired', userUuid: uuid }, now());
      }
      return users.length;
    });
    expired += batch;
    if (batch < batchSize) return expired;
  }
}
