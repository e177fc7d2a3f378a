import { sql, type Kysely, type Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { DocumentKind, DocumentRow } from '../documents/documents.table.js';
import type { User, UsersTable } from '../users/users.table.js';
import type {
  UserVerification,
  UserVerificationsTable,
  VerificationDocumentsTable,
} from './user-verifications.table.js';

/** A document with what was said to it in one attempt. */
export type JudgedDocument = Omit<DocumentRow, 'kind'> &
  Pick<VerificationDocumentsTable, 'kind' | 'decision' | 'reason'>;

/** A person, kept from others until the transaction ends: anyone who changes what they are locks them first. */
export async function lockUser(transaction: Kysely<Tables>, userUuid: string): Promise<User | undefined> {
  return await transaction
    .selectFrom('users')
    .selectAll()
    .where('uuid', '=', userUuid)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Changes a user who is there. */
export async function updateUserRow(
  database: Kysely<Tables>,
  userUuid: string,
  changes: Updateable<UsersTable>,
  now: Date,
): Promise<User> {
  return await database
    .updateTable('users')
    .set({ ...changes, updated_at: now })
    .where('uuid', '=', userUuid)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** All attempts of a person, the first one first. */
export async function readAttempts(database: Kysely<Tables>, userUuid: string): Promise<UserVerification[]> {
  return await database
    .selectFrom('user_verifications')
    .selectAll()
    .where('user_uuid', '=', userUuid)
    .orderBy('created_at')
    .orderBy(sql`decided_at nulls last`)
    .execute();
}

/** The last attempt of a person; undefined when there was none. */
export async function findLastAttempt(
  database: Kysely<Tables>,
  userUuid: string,
): Promise<UserVerification | undefined> {
  return (await readAttempts(database, userUuid)).at(-1);
}

/** Whether documents that a person sent wait for a decision. */
export async function hasSentDocuments(database: Kysely<Tables>, userUuid: string): Promise<boolean> {
  return (await findLastAttempt(database, userUuid))?.status === 'pending';
}

/** When a person's documents were decided on last; undefined before the first time. */
export async function findLastDecisionAt(
  database: Kysely<Tables>,
  userUuid: string,
): Promise<Date | undefined> {
  return (
    (await readAttempts(database, userUuid)).findLast(({ decided_at }) => decided_at !== null)?.decided_at ??
    undefined
  );
}

/** Begins an attempt with the facts of the one before it, if there was one, and the same documents. */
export async function insertAttempt(
  database: Kysely<Tables>,
  userUuid: string,
  before: UserVerification | undefined,
  now: Date,
): Promise<UserVerification> {
  const attempt = await database
    .insertInto('user_verifications')
    .values({
      user_uuid: userUuid,
      created_at: now,
      date_of_birth: before?.date_of_birth ?? null,
      licence_expires_on: before?.licence_expires_on ?? null,
      identity_type: before?.identity_type ?? null,
      identity_expires_on: before?.identity_expires_on ?? null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (before !== undefined) {
    await database
      .insertInto('verification_documents')
      .columns(['verification_uuid', 'kind', 'document_uuid'])
      .expression((expression) =>
        expression
          .selectFrom('verification_documents')
          .select((build) => [build.val(attempt.uuid).as('verification_uuid'), 'kind', 'document_uuid'])
          .where('verification_uuid', '=', before.uuid),
      )
      .execute();
  }
  return attempt;
}

/** Changes an attempt that is there. */
export async function updateAttempt(
  database: Kysely<Tables>,
  verificationUuid: string,
  changes: Updateable<UserVerificationsTable>,
): Promise<UserVerification> {
  return await database
    .updateTable('user_verifications')
    .set(changes)
    .where('uuid', '=', verificationUuid)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The documents of attempts, by the attempt's id, in the order in which people are asked for them. */
export async function readDocumentsOfAttempts(
  database: Kysely<Tables>,
  verificationUuids: readonly string[],
): Promise<Map<string, JudgedDocument[]>> {
  const documents = new Map<string, JudgedDocument[]>(verificationUuids.map((uuid) => [uuid, []]));
  if (verificationUuids.length === 0) return documents;
  const rows = await database
    .selectFrom('verification_documents as link')
    .innerJoin('documents', 'documents.uuid', 'link.document_uuid')
    .selectAll('documents')
    .select(['link.verification_uuid', 'link.kind', 'link.decision', 'link.reason'])
    .where('link.verification_uuid', 'in', verificationUuids)
    .execute();
  for (const { verification_uuid, ...document } of rows) documents.get(verification_uuid)?.push(document);
  return documents;
}

/**
 * Puts a document in its place in an attempt.
 *
 * @returns the id of the one that was there before
 */
export async function placeDocument(
  database: Kysely<Tables>,
  verificationUuid: string,
  { kind, uuid }: { kind: DocumentKind; uuid: string },
): Promise<string | undefined> {
  const before = await removeFromAttempt(database, verificationUuid, kind);
  await database
    .insertInto('verification_documents')
    .values({ verification_uuid: verificationUuid, kind, document_uuid: uuid, decision: null, reason: null })
    .execute();
  return before;
}

/**
 * Takes a document out of an attempt.
 *
 * @returns its id; undefined when there was none
 */
export async function removeFromAttempt(
  database: Kysely<Tables>,
  verificationUuid: string,
  kind: DocumentKind,
): Promise<string | undefined> {
  const removed = await database
    .deleteFrom('verification_documents')
    .where('verification_uuid', '=', verificationUuid)
    .where('kind', '=', kind)
    .returning('document_uuid')
    .executeTakeFirst();
  return removed?.document_uuid;
}

/** Writes down what an administrator said to one document. */
export async function judgeDocument(
  database: Kysely<Tables>,
  verificationUuid: string,
  { kind, decision, reason }: Pick<VerificationDocumentsTable, 'kind' | 'decision' | 'reason'>,
): Promise<void> {
  await database
    .updateTable('verification_documents')
    .set({ decision, reason })
    .where('verification_uuid', '=', verificationUuid)
    .where('kind', '=', kind)
    .execute();
}

/**
 * Some of those whose verified documents have run out, kept from others until the transaction ends; whom another person
 * keeps is passed over. The licence of who hosts does not count: it is asked for when they rent.
 */
export async function lockExpired(
  transaction: Kysely<Tables>,
  { todayOn, limit }: { todayOn: string; limit: number },
): Promise<(Pick<User, 'uuid' | 'licence_expires_on' | 'identity_expires_on'> & { is_waiting: boolean })[]> {
  return await transaction
    .selectFrom('users')
    .select(['uuid', 'licence_expires_on', 'identity_expires_on'])
    .select(
      sql<boolean>`exists (
        select from user_verifications as attempt
        where attempt.user_uuid = users.uuid and attempt.status = 'pending'
      )`.as('is_waiting'),
    )
    .where('user_verification', '=', 'verified')
    .where(sql<boolean>`least(licence_expires_on, identity_expires_on) < ${todayOn}`)
    .where((where) =>
      where.or([
        where('identity_expires_on', '<', todayOn),
        where.and([
          where('role', '<>', 'car_owner'),
          where('hosting_since', 'is', null),
          where('licence_expires_on', '<', todayOn),
        ]),
      ]),
    )
    .orderBy('uuid')
    .limit(limit)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
}
