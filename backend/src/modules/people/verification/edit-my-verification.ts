import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { documentLimits } from '../documents/document-limits.js';
import { deleteUnusedDocument, insertDocument } from '../documents/documents.repository.js';
import type { DocumentKind } from '../documents/documents.table.js';
import { parseDay } from '../../../platform/time/local-time.js';
import { valuesNotAllowed } from '../../../platform/http/value-not-allowed.js';
import { normalizeText } from '../../../platform/http/normalize-texts.js';
import type { User } from '../users/users.table.js';
import { requireEditable } from './user-life-cycle.js';
import type { VerificationFacts } from './my-verification.schemas.js';
import {
  findLastAttempt,
  insertAttempt,
  lockUser,
  placeDocument,
  removeFromAttempt,
  updateAttempt,
} from './user-verifications.repository.js';
import type { UserVerification } from './user-verifications.table.js';

/**
 * Saves what the caller says beside their documents; what is not named stays.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED while a decision is awaited, 422
 *   VALUE_NOT_ALLOWED for a day that the calendar does not have
 */
export async function saveFacts(deps: Deps, user: User, facts: VerificationFacts): Promise<void> {
  const refused: Record<string, string> = {};
  for (const [field, value] of Object.entries(facts)) {
    const isDay = field === 'date_of_birth' || field.endsWith('_on');
    if (isDay && value !== null && parseDay(value) === undefined) refused[field] = 'There’s no such day.';
  }
  if (Object.keys(refused).length > 0) throw valuesNotAllowed(refused);

  await deps.database.transaction().execute(async (transaction) => {
    const attempt = await openDraft(transaction, user, deps.now());
    const note = facts.note === undefined ? {} : { note: facts.note || null };
    const changes = { ...facts, ...note };
    if (Object.keys(changes).length > 0) await updateAttempt(transaction, attempt.uuid, changes);
  });
}

/**
 * Keeps a document for the caller's next attempt, in place of the one of its kind that was there.
 *
 * @throws Problem as `FileOpener.open`, and 409 MOVE_NOT_ALLOWED as `saveFacts`
 */
export async function addDocument(
  deps: Deps,
  user: User,
  kind: DocumentKind,
  file: { bytes: Uint8Array; name: string },
): Promise<void> {
  const { database, documentStorage, fileOpener, now } = deps;
  requireEditable((await findLastAttempt(database, user.uuid))?.status);
  const { bytes, ...facts } = await fileOpener.open({
    kind: 'document',
    bytes: file.bytes,
    mayBePdf: kind !== 'selfie',
  });
  const storage_key = randomBytes(24).toString('hex');
  await documentStorage.write(storage_key, bytes, facts.media_type);
  try {
    const unused = await database.transaction().execute(async (transaction) => {
      const attempt = await openDraft(transaction, user, now());
      const document = await insertDocument(transaction, {
        ...facts,
        kind,
        storage_key,
        user_uuid: user.uuid,
        name: baseName(file.name),
        byte_count: bytes.length,
        created_at: now(),
      });
      const before = await placeDocument(transaction, attempt.uuid, document);
      return before === undefined ? undefined : await deleteUnusedDocument(transaction, before);
    });
    if (unused !== undefined) await documentStorage.remove(unused);
  } catch (error) {
    await documentStorage.remove(storage_key);
    throw error;
  }
}

/** Takes a document out of the caller's next attempt; refuses as `saveFacts`. */
export async function removeDocument(deps: Deps, user: User, kind: DocumentKind): Promise<void> {
  const unused = await deps.database.transaction().execute(async (transaction) => {
    const attempt = await openDraft(transaction, user, deps.now());
    const removed = await removeFromAttempt(transaction, attempt.uuid, kind);
    return removed === undefined ? undefined : await deleteUnusedDocument(transaction, removed);
  });
  if (unused !== undefined) await deps.documentStorage.remove(unused);
}

/** The attempt that the caller may still change, begun with what they sent last when there is none: also once verified. */
export async function openDraft(
  transaction: Transaction<Tables>,
  user: User,
  now: Date,
): Promise<UserVerification> {
  await lockUser(transaction, user.uuid);
  const last = await findLastAttempt(transaction, user.uuid);
  requireEditable(last?.status);
  return last?.status === 'draft' ? last : await insertAttempt(transaction, user.uuid, last, now);
}

/** What a file is called, without folders and what no name should hold; a form’s file is not among the texts of a body. */
function baseName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return normalizeText(last.replaceAll(/\p{Cc}/gu, '')).slice(-documentLimits.nameLength) || 'document';
}
