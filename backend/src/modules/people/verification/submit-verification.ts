import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import type { User } from '../users/users.table.js';
import { requireVerificationMove } from './user-life-cycle.js';
import { openDraft } from './edit-my-verification.js';
import { missingFrom } from './required-documents.js';
import { readDocumentsOfAttempts, updateAttempt, updateUserRow } from './user-verifications.repository.js';

/**
 * Sends the caller's documents to be looked at.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED, or 422 VERIFICATION_INCOMPLETE with what is missing
 */
export async function submitVerification({ database, now }: Deps, user: User): Promise<User> {
  return await database.transaction().execute(async (transaction) => {
    const attempt = await openDraft(transaction, user, now());
    const documents = (await readDocumentsOfAttempts(transaction, [attempt.uuid])).get(attempt.uuid) ?? [];
    const todayOn = now().toISOString().slice(0, 10);
    const kinds = documents.map(({ kind }) => kind);
    const missing = missingFrom(attempt, kinds, { role: user.role, todayOn });
    if (Object.keys(missing).length > 0) {
      throw new Problem(422, 'VERIFICATION_INCOMPLETE', 'A few things are still missing.', {
        fields: missing,
      });
    }
    requireVerificationMove(user.user_verification, 'pending');
    await updateAttempt(transaction, attempt.uuid, { status: 'pending', submitted_at: now() });
    const after = await updateUserRow(transaction, user.uuid, { user_verification: 'pending' }, now());
    await recordAudit(transaction, {
      at: now(),
      actorUuid: user.uuid,
      subject: { type: 'user', uuid: user.uuid },
      action: 'user.verification_submitted',
      before: { user_verification: user.user_verification },
      after: { user_verification: 'pending', verification_uuid: attempt.uuid },
    });
    return after;
  });
}
