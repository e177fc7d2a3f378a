import { createHash, randomBytes } from 'node:crypto';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import type { DocumentKind } from '../documents/documents.table.js';
import { requireActiveUser } from '../users/require-user.js';
import { findUserByUuid } from '../users/users.repository.js';
import type { User } from '../users/users.table.js';
import { addDocument } from './edit-my-verification.js';
import {
  findPhoneUpload,
  insertPhoneUpload,
  reopenPhoneUpload,
  usePhoneUpload,
} from './phone-uploads.repository.js';
import { requireEditable } from './user-life-cycle.js';
import { findLastAttempt, lockUser } from './user-verifications.repository.js';

/** Long enough to find the phone and take a picture. */
const linkLifeMs = 15 * 60_000;

/**
 * A link by which the caller's phone uploads one document of theirs, once. It opens nothing else. Of more than five open
 * ones the oldest ends.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED while a decision is awaited
 */
export async function makePhoneLink(
  { database, now, appUrl }: Deps,
  user: User,
  kind: DocumentKind,
): Promise<{ url: string; expires_at: string }> {
  requireEditable((await findLastAttempt(database, user.uuid))?.status);
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now().getTime() + linkLifeMs);
  const link = { token_hash: hashOf(token), user_uuid: user.uuid, kind, expires_at };
  await database.transaction().execute(async (transaction) => {
    await lockUser(transaction, user.uuid);
    await insertPhoneUpload(transaction, link, now());
    await recordAudit(transaction, {
      actorUuid: user.uuid,
      subject: { type: 'user', uuid: user.uuid },
      action: 'user.phone_link_made',
      after: { kind },
      at: now(),
    });
  });
  return { url: `${appUrl}/#/phone-upload/${token}`, expires_at: expires_at.toISOString() };
}

/**
 * Whose document a link uploads, and which.
 *
 * @throws Problem 404 UPLOAD_LINK_NOT_FOUND; 409 UPLOAD_LINK_USED, UPLOAD_LINK_EXPIRED; 403 ACCOUNT_SUSPENDED
 */
export async function openPhoneLink(
  { database, now }: Deps,
  token: string,
): Promise<{ user: User; kind: DocumentKind; expiresAt: Date }> {
  const link = await findPhoneUpload(database, hashOf(token));
  const user = link && (await findUserByUuid(database, link.user_uuid));
  if (link === undefined || user === undefined) {
    throw new Problem(404, 'UPLOAD_LINK_NOT_FOUND', 'We can’t find this link. Scan the code again.');
  }
  if (link.used_at !== null) throw used();
  if (link.expires_at <= now()) {
    const sentence = 'This link has expired. Make a new code on your computer.';
    throw new Problem(409, 'UPLOAD_LINK_EXPIRED', sentence);
  }
  requireActiveUser(user);
  return { user, kind: link.kind, expiresAt: link.expires_at };
}

/**
 * Keeps the one document that a link uploads; one that is refused leaves the link as it was.
 *
 * @throws Problem as `openPhoneLink` and `addDocument`
 */
export async function uploadByPhone(
  deps: Deps,
  token: string,
  file: { bytes: Uint8Array; name: string },
): Promise<DocumentKind> {
  const { user, kind } = await openPhoneLink(deps, token);
  const tokenHash = hashOf(token);
  if (!(await usePhoneUpload(deps.database, tokenHash, deps.now()))) throw used();
  try {
    await addDocument(deps, user, kind, file);
  } catch (error) {
    await reopenPhoneUpload(deps.database, tokenHash);
    throw error;
  }
  await recordAudit(deps.database, {
    actorUuid: user.uuid,
    subject: { type: 'user', uuid: user.uuid },
    action: 'user.document_sent_by_phone',
    after: { kind },
    at: deps.now(),
  });
  return kind;
}

function used(): Problem {
  const sentence = 'This link has been used. Make a new code on your computer to send another picture.';
  return new Problem(409, 'UPLOAD_LINK_USED', sentence);
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
