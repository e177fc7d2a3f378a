import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { toDocument } from '../documents/document.schemas.js';
import { documentKinds } from '../documents/documents.table.js';
import { isEmailConfirmed } from '../users/confirmed-email.js';
import type { User } from '../users/users.table.js';
import { rentingBlocker, rentingNextSteps } from './next-step.js';
import { missingFrom, requiredDocuments } from './required-documents.js';
import type { MyVerificationBody } from './my-verification.schemas.js';
import { readUsualDecisionMs } from './usual-decision.repository.js';
import {
  readAttempts,
  readDocumentsOfAttempts,
  type JudgedDocument,
} from './user-verifications.repository.js';
import type { UserVerification } from './user-verifications.table.js';

const noFacts = {
  date_of_birth: null,
  licence_expires_on: null,
  identity_type: null,
  identity_expires_on: null,
  note: null,
};

/** Where a person stands, as they see it themselves. */
export async function toMyVerification(
  { database, now }: Pick<Deps, 'now'> & { database: Kysely<Tables> },
  user: User,
): Promise<MyVerificationBody> {
  const attempts = await readAttempts(database, user.uuid);
  const usualMs = await readUsualDecisionMs(database);
  const last = attempts.at(-1);
  const decided = attempts.filter(({ decided_at }) => decided_at !== null).at(-1);
  const documents = await readDocumentsOfAttempts(
    database,
    [last, decided].flatMap((attempt) => (attempt === undefined ? [] : [attempt.uuid])),
  );
  const current = last === undefined ? [] : (documents.get(last.uuid) ?? []);
  const judged = decided === undefined ? [] : (documents.get(decided.uuid) ?? []);
  const todayOn = now().toISOString().slice(0, 10);
  const isWaiting = last?.status === 'pending';
  const blocker = rentingBlocker(user, { todayOn, isWaiting });

  return {
    user_verification: user.user_verification,
    may_edit: !isWaiting && user.account_status === 'active',
    is_waiting: isWaiting,
    email_confirmed: isEmailConfirmed(user),
    may_rent: blocker === undefined,
    next_step: blocker === undefined ? null : rentingNextSteps[blocker],
    usual_minutes: usualMs === undefined ? null : Math.max(1, Math.round(usualMs / 60_000)),
    reason: reasonOf(user, decided),
    submitted_at: last?.submitted_at?.toISOString() ?? null,
    decided_at: decided?.decided_at?.toISOString() ?? null,
    facts: last === undefined ? noFacts : factsOf(last),
    required: requiredDocuments(user),
    documents: inOrder(current.map((document) => withLastJudgement(document, judged))).map(toDocument),
    missing: missingFrom(
      last ?? noFacts,
      current.map(({ kind }) => kind),
      { user, todayOn },
    ),
    history: attempts
      .flatMap(({ status, submitted_at, decided_at, reason }) =>
        submitted_at === null
          ? []
          : [
              {
                status,
                submitted_at: submitted_at.toISOString(),
                decided_at: decided_at?.toISOString() ?? null,
                reason,
              },
            ],
      )
      .reverse(),
  };
}

/** The facts of an attempt, without its state. */
export function factsOf(attempt: UserVerification): MyVerificationBody['facts'] {
  const { date_of_birth, licence_expires_on, identity_type, identity_expires_on, note } = attempt;
  return { date_of_birth, licence_expires_on, identity_type, identity_expires_on, note };
}

/** Documents in the order in which people are asked for them. */
export function inOrder(documents: readonly JudgedDocument[]): JudgedDocument[] {
  return [...documents].sort((a, b) => documentKinds.indexOf(a.kind) - documentKinds.indexOf(b.kind));
}

/** A document that is sent again unchanged keeps what was said to it, until a person looks at it anew. */
function withLastJudgement(document: JudgedDocument, judged: readonly JudgedDocument[]): JudgedDocument {
  const { decision = null, reason = null } = judged.find(({ uuid }) => uuid === document.uuid) ?? {};
  return { ...document, decision: document.decision ?? decision, reason: document.reason ?? reason };
}

function reasonOf(user: User, decided: UserVerification | undefined): string | null {
  if (user.user_verification === 'expired') return 'A document has expired. Please send a valid one.';
  const isRefused = decided?.status === 'rejected' || decided?.status === 'changes_requested';
  return isRefused && user.user_verification !== 'pending' ? decided.reason : null;
}
