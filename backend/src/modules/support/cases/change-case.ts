import type { Kysely } from 'kysely';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import type { BeginOnce } from '../../../platform/idempotency/begin-once.js';
import { requireMove, type Moves } from '../../../platform/state-machine/state-machine.js';
import { assignmentToDecide, releaseAssignment, type User } from '../../people/public.js';
import { findLastMessage, insertMessage } from './case-messages.repository.js';
import type { CaseAnswerRequest, CaseStatusRequest } from './case.schemas.js';
import { lockCase, updateCase } from './cases.repository.js';
import type { CaseStatus } from './support-cases.table.js';
import { caseNotFound, requireCase } from './view-cases.js';

/** From each status of a case, those that may follow; a further message of the person who wrote opens it again. */
const caseMoves: Moves<CaseStatus> = {
  open: ['answered', 'closed'],
  answered: ['open', 'closed', 'answered'],
  closed: ['open'],
};

interface Move {
  caseUuid: string;
  to: CaseStatus;
  /** The last message that the administrator has read, where it is known. */
  seen: string | undefined;
  action: string;
  at: Date;
}

/**
 * Answers the person who wrote, by mail, and gives the case back.
 *
 * @throws Problem 404 CASE_NOT_FOUND; 409 CLAIMED_BY_ANOTHER, MOVE_NOT_ALLOWED when it is closed, CHANGED_MEANWHILE when
 *   the person has written again
 */
export async function answerCase(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  admin: User,
  caseUuid: string,
  { text, seen_message_uuid: seen, begin }: CaseAnswerRequest & { begin: BeginOnce },
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await begin(transaction);
    const at = now();
    await moveCase(transaction, admin, { caseUuid, to: 'answered', seen, action: 'case.answered', at });
    await insertMessage(transaction, { case_uuid: caseUuid, adminUuid: admin.uuid, text, at });
  });
}

/**
 * Closes a case without a word, or opens it again.
 *
 * @throws Problem as `answerCase`
 */
export async function setCaseStatus(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  admin: User,
  caseUuid: string,
  { status: to, seen_message_uuid: seen }: CaseStatusRequest,
): Promise<void> {
  const action = to === 'closed' ? 'case.closed' : 'case.reopened';
  await database.transaction().execute(async (transaction) => {
    await moveCase(transaction, admin, { caseUuid, to, seen, action, at: now() });
  });
}

async function moveCase(
  transaction: Kysely<Tables>,
  admin: User,
  { caseUuid, to, seen, action, at }: Move,
): Promise<void> {
  const { uuid } = await requireCase(transaction, caseUuid);
  const found = await lockCase(transaction, uuid);
  if (found === undefined) throw caseNotFound();
  const subject = { subject_type: 'case', subject_uuid: found.uuid } as const;
  await assignmentToDecide(transaction, subject, admin, at);
  requireMove(caseMoves, found.status, to, sentenceOf(found.status, to));
  if (seen !== undefined && seen !== (await findLastMessage(transaction, found.uuid))) {
    throw new Problem(
      409,
      'CHANGED_MEANWHILE',
      'This person has written again. Please read their message first.',
    );
  }
  // Closing ends what its member allowed: an administrator who opens it again may not read more than before.
  await updateCase(transaction, found.uuid, {
    status: to,
    ...(to === 'closed' ? { readable_until: null } : {}),
  });
  await releaseAssignment(transaction, subject, admin.uuid);
  await recordAudit(transaction, {
    at,
    actorUuid: admin.uuid,
    subject: { type: 'case', uuid: found.uuid },
    action,
    before: { status: found.status },
    after: { status: to },
  });
}

function sentenceOf(from: CaseStatus, to: CaseStatus): string {
  if (from === to) return `This case is ${from} already.`;
  return 'This case is closed. Reopen it to reply.';
}
