import type { Tables } from '../../../platform/database/tables.js';
import type { Kysely } from 'kysely';
import { isUuid } from '../../../platform/database/uuid.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { findUserByUuid } from '../users/users.repository.js';
import type { User } from '../users/users.table.js';
import { viewInQueue } from './assignments/review-queue.repository.js';
import { toDocument } from '../documents/document.schemas.js';
import { factsOf, inOrder } from './my-verification-body.js';
import { requiredDocuments } from './required-documents.js';
import { userQueue } from './user-queue.repository.js';
import type { UserVerificationDetailsBody } from './user-verification.schemas.js';
import {
  readAttempts,
  readDocumentsOfAttempts,
  type JudgedDocument,
} from './user-verifications.repository.js';
import type { UserVerification } from './user-verifications.table.js';

type AttemptBody = UserVerificationDetailsBody['attempts'][number];

const comparedFacts = [
  'date_of_birth',
  'licence_expires_on',
  'identity_type',
  'identity_expires_on',
] as const;

/**
 * A person with all that they ever sent to be verified.
 *
 * @throws Problem 404 USER_NOT_FOUND
 */
export async function viewUserVerification(
  deps: Deps,
  admin: User,
  userUuid: string,
): Promise<UserVerificationDetailsBody> {
  const { database } = deps;
  const user = isUuid(userUuid) ? await findUserByUuid(database, userUuid) : undefined;
  if (user === undefined) throw userNotFound();
  const sent = (await readAttempts(database, user.uuid)).filter(({ submitted_at }) => submitted_at !== null);
  const [documents, names, { next_uuid, ...inQueue }] = await Promise.all([
    readDocumentsOfAttempts(
      database,
      sent.map(({ uuid }) => uuid),
    ),
    readNames(
      database,
      sent.map(({ decided_by }) => decided_by),
    ),
    viewInQueue(deps, userQueue, admin, user.uuid),
  ]);

  return {
    user: profileOf(user),
    required: requiredDocuments(user),
    attempts: sent
      .map((attempt, index): AttemptBody => {
        const before = sent[index - 1];
        const own = documents.get(attempt.uuid) ?? [];
        return {
          verification_uuid: attempt.uuid,
          status: attempt.status,
          submitted_at: (attempt.submitted_at ?? attempt.created_at).toISOString(),
          decided_at: attempt.decided_at?.toISOString() ?? null,
          decided_by_name: names.get(attempt.decided_by ?? '') ?? null,
          reason: attempt.reason,
          facts: factsOf(attempt),
          documents: inOrder(own).map(toDocument),
          changed:
            before === undefined
              ? { facts: [], documents: [] }
              : changesBetween({ ...before, own: documents.get(before.uuid) ?? [] }, { ...attempt, own }),
        };
      })
      .reverse(),
    ...inQueue,
    next_user_uuid: next_uuid,
  };
}

/** Not there. */
export function userNotFound(): Problem {
  return new Problem(404, 'USER_NOT_FOUND', 'We can’t find that user.');
}

type WithDocuments = UserVerification & { own: JudgedDocument[] };

/** What one attempt has that an earlier one has not. */
export function changesBetween(before: WithDocuments, after: WithDocuments): AttemptBody['changed'] {
  return {
    facts: comparedFacts.filter((fact) => before[fact] !== after[fact]),
    documents: inOrder(after.own)
      .filter(({ uuid }) => !before.own.some((document) => document.uuid === uuid))
      .map(({ kind }) => kind),
  };
}

function profileOf(user: User): UserVerificationDetailsBody['user'] {
  const { uuid, fname, lname, email, phone, phone_e164, street, zip_code, city, region } = user;
  const { gender, role, account_status, user_verification, created_at } = user;
  return {
    user_uuid: uuid,
    fname,
    lname,
    email,
    phone,
    phone_e164,
    street,
    zip_code,
    city,
    region,
    gender,
    role,
    account_status,
    user_verification,
    created_at: created_at.toISOString(),
  };
}

/** First and last names by id, of those who are there. */
async function readNames(
  database: Kysely<Tables>,
  userUuids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(userUuids)].filter((uuid) => uuid !== null);
  if (wanted.length === 0) return new Map();
  const rows = await database
    .selectFrom('users')
    .select(['uuid', 'fname', 'lname'])
    .where('uuid', 'in', wanted)
    .execute();
  return new Map(rows.map(({ uuid, fname, lname }) => [uuid, `${fname} ${lname}`]));
}
