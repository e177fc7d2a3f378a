import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { deleteUnusedDocument } from '../documents/documents.repository.js';
import type { DocumentKind } from '../documents/documents.table.js';
import { keepDocument } from '../documents/keep-document.js';
import { parseDay } from '../../../platform/time/local-time.js';
import { valuesNotAllowed } from '../../../platform/http/value-not-allowed.js';
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
  requireEditable((await findLastAttempt(deps.database, user.uuid))?.status);
  await keepDocument(deps, { ...file, kind, userUuid: user.uuid }, async (transaction, document) => {
    const attempt = await openDraft(transaction, user, deps.now());
    return await placeDocument(transaction, attempt.uuid, { uuid: document.uuid, kind });
  });
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
