import type { Transaction } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import { valuesNotAllowed } from '../../../platform/http/value-not-allowed.js';
import { isUuid } from '../../../platform/database/uuid.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { publishEvent } from '../../../platform/outbox/outbox.js';
import type { DomainEvent } from '../../../platform/outbox/domain-events.js';
import type { User } from '../users/users.table.js';
import { alreadyDecided } from './already-decided.js';
import { assignmentToDecide } from './assignments/assignment-to-decide.js';
import { releaseAssignment } from './assignments/assignments.repository.js';
import { requireVerificationMove } from './user-life-cycle.js';
import { checkDecision } from './check-decision.js';
import { missingFrom } from './required-documents.js';
import {
  findLastAttempt,
  judgeDocument,
  lockUser,
  readDocumentsOfAttempts,
  updateAttempt,
  updateUserRow,
} from './user-verifications.repository.js';
import type { UserVerification } from './user-verifications.table.js';
import type { UserDecisionRequest } from './user-verification.schemas.js';
import { userNotFound } from './view-user-verification.js';

/**
 * An administrator's answer to what a person sent.
 *
 * @throws Problem 409 ALREADY_DECIDED (saying by whom), CLAIMED_BY_ANOTHER, CHANGED_MEANWHILE when it is about an
 *   attempt that is not the last; 422 VALUE_NOT_ALLOWED without a reason, or when the documents have expired meanwhile
 */
export async function decideOnUser(
  { database, now, settleVerificationHolds }: Deps,
  admin: User,
  userUuid: string,
  request: UserDecisionRequest,
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const user = isUuid(userUuid) ? await lockUser(transaction, userUuid) : undefined;
    if (user === undefined) throw userNotFound();
    if (user.uuid === admin.uuid) {
      throw new Problem(403, 'OWN_ACCOUNT', 'You can’t decide on your own documents.');
    }
    const attempt = await requirePending(transaction, user, request.verification_uuid);
    const subject = { subject_type: 'user', subject_uuid: user.uuid } as const;
    await assignmentToDecide(transaction, subject, admin, now());

    const documents = (await readDocumentsOfAttempts(transaction, [attempt.uuid])).get(attempt.uuid) ?? [];
    const kinds = documents.map(({ kind }) => kind);
    const { refused, judged, reason } = checkDecision(request, kinds);
    const todayOn = now().toISOString().slice(0, 10);
    const expired = Object.values(missingFrom(attempt, kinds, { user, todayOn }));
    if (request.decision === 'verified' && expired.length > 0) refused['decision'] = expired.join(' ');
    if (Object.keys(refused).length > 0) throw valuesNotAllowed(refused);

    // What a verified person sends besides takes nothing from what is verified of them.
    const isVerified = user.user_verification === 'verified';
    if (!isVerified) requireVerificationMove(user.user_verification, request.decision);
    for (const judgement of judged) await judgeDocument(transaction, attempt.uuid, judgement);
    const { decision } = request;
    await updateAttempt(transaction, attempt.uuid, {
      status: decision,
      reason,
      decided_at: now(),
      decided_by: admin.uuid,
    });
    const { date_of_birth, licence_expires_on, identity_expires_on } = attempt;
    const verified =
      decision === 'verified' ? { date_of_birth, licence_expires_on, identity_expires_on } : {};
    const standing = isVerified ? 'verified' : decision;
    const changes = { user_verification: standing, ...verified } as const;
    const after = await updateUserRow(transaction, user.uuid, changes, now());
    await releaseAssignment(transaction, subject, admin.uuid);
    await recordAudit(transaction, {
      at: now(),
      actorUuid: admin.uuid,
      subject: { type: 'user', uuid: user.uuid },
      action: `user.${decision}`,
      before: { user_verification: user.user_verification },
      after: { user_verification: standing, verification_uuid: attempt.uuid },
      ...(reason === null ? {} : { reason }),
    });
    await settleVerificationHolds(transaction, after, now());
    await publishEvent(transaction, toEvent(user.uuid, decision, reason ?? ''), now());
  });
}

function toEvent(userUuid: string, decision: UserDecisionRequest['decision'], reason: string): DomainEvent {
  if (decision === 'verified') return { kind: 'user_verified', userUuid };
  return { kind: `user_${decision}`, userUuid, reason };
}

async function requirePending(
  transaction: Transaction<Tables>,
  user: User,
  verificationUuid: string,
): Promise<UserVerification> {
  const last = await findLastAttempt(transaction, user.uuid);
  if (last?.uuid === verificationUuid && last.status === 'pending') return last;
  const sent = await transaction
    .selectFrom('user_verifications')
    .selectAll()
    .where('user_uuid', '=', user.uuid)
    .where('uuid', '=', verificationUuid)
    .executeTakeFirst();
  if (sent?.decided_at != null) {
    const outcome = {
      verified: 'verified this person',
      rejected: 'rejected these documents',
      changes_requested: 'asked for changes',
    }[sent.status as string];
    throw await alreadyDecided(transaction, {
      by: sent.decided_by,
      at: sent.decided_at,
      outcome: outcome ?? 'decided on this',
    });
  }
  throw new Problem(
    409,
    'CHANGED_MEANWHILE',
    'This has changed since you opened it. Please reload it before you decide.',
  );
}
