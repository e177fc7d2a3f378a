import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import type { User } from '../users/users.table.js';
import { requireVerificationMove } from './user-life-cycle.js';
import { openDraft } from './edit-my-verification.js';
import { missingFrom } from './required-documents.js';
import {
  readAttempts,
  readDocumentsOfAttempts,
  updateAttempt,
  updateUserRow,
  type JudgedDocument,
} from './user-verifications.repository.js';
import type { UserVerification } from './user-verifications.table.js';
import { changesBetween } from './view-user-verification.js';

/**
 * Sends the caller's documents to be looked at. Who is verified stays so meanwhile, by what was verified before.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED, also when nothing has changed since the verification, or 422 VERIFICATION_INCOMPLETE with what is missing
 */
export async function submitVerification(
  { database, now, settleVerificationHolds }: Deps,
  user: User,
): Promise<User> {
  return await database.transaction().execute(async (transaction) => {
    const attempt = await openDraft(transaction, user, now());
    const documents = (await readDocumentsOfAttempts(transaction, [attempt.uuid])).get(attempt.uuid) ?? [];
    const todayOn = now().toISOString().slice(0, 10);
    const kinds = documents.map(({ kind }) => kind);
    const missing = missingFrom(attempt, kinds, { user, todayOn });
    if (Object.keys(missing).length > 0) {
      throw new Problem(422, 'VERIFICATION_INCOMPLETE', 'A few things are still missing.', {
        fields: missing,
      });
    }
    const isVerified = user.user_verification === 'verified';
    if (isVerified && !(await hasChanged(transaction, attempt, documents))) {
      throw new Problem(
        409,
        'MOVE_NOT_ALLOWED',
        'You’re verified with these already. Add or replace one first.',
      );
    }
    if (!isVerified) requireVerificationMove(user.user_verification, 'pending');
    await updateAttempt(transaction, attempt.uuid, { status: 'pending', submitted_at: now() });
    const standing = isVerified ? 'verified' : 'pending';
    const after = await updateUserRow(transaction, user.uuid, { user_verification: standing }, now());
    await recordAudit(transaction, {
      at: now(),
      actorUuid: user.uuid,
      subject: { type: 'user', uuid: user.uuid },
      action: 'user.verification_submitted',
      before: { user_verification: user.user_verification },
      after: { user_verification: standing, verification_uuid: attempt.uuid },
    });
    await settleVerificationHolds(transaction, after, now());
    return after;
  });
}

/** Whether anything differs from what was verified last. */
async function hasChanged(
  transaction: Kysely<Tables>,
  attempt: UserVerification,
  documents: readonly JudgedDocument[],
): Promise<boolean> {
  const attempts = await readAttempts(transaction, attempt.user_uuid);
  const verified = attempts.findLast(({ status }) => status === 'verified');
  if (verified === undefined) return true;
  const own = (await readDocumentsOfAttempts(transaction, [verified.uuid])).get(verified.uuid) ?? [];
  const { facts, documents: kinds } = changesBetween(
    { ...verified, own },
    { ...attempt, own: [...documents] },
  );
  return facts.length > 0 || kinds.length > 0 || own.length !== documents.length;
}
