import { createHash, randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import { isUuid } from '../../../platform/database/uuid.js';
import type { Deps } from '../../../platform/deps.js';
import { findUserByUuid } from '../users/users.repository.js';
import type { User } from '../users/users.table.js';
import { documentNotFound } from './document-problems.js';
import { findDocument, findDocumentLink, insertDocumentLink } from './documents.repository.js';
import type { DocumentRow } from './documents.table.js';

/** Long enough for a slow connection to begin, too short to be passed on. */
const linkLifeMs = 2 * 60_000;

/**
 * A link with which this person, and for a short time, can open a document: an `<img>` cannot send a token.
 *
 * @throws Problem 404 DOCUMENT_NOT_FOUND for anyone who may not read it
 */
export async function makeDocumentLink(
  { database, now, apiUrl }: Deps,
  user: User,
  documentUuid: string,
): Promise<{ url: string; expires_at: string }> {
  const document = await findReadable(database, documentUuid, user);
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now().getTime() + linkLifeMs);
  await insertDocumentLink(
    database,
    { token_hash: hashOf(token), document_uuid: document.uuid, user_uuid: user.uuid, expires_at },
    now(),
  );
  return {
    url: `${apiUrl}/documents/${document.uuid}/file?token=${token}`,
    expires_at: expires_at.toISOString(),
  };
}

/**
 * The document that a link leads to. Anyone who the link was made for must still be allowed to read it; that they did is
 * written down before the first byte leaves.
 *
 * @throws Problem 404 DOCUMENT_NOT_FOUND for a link that has run out or is a person's guess
 */
export async function openDocument(
  { database, documentStorage, now }: Deps,
  documentUuid: string,
  token: string,
): Promise<{ document: DocumentRow; content: Readable }> {
  if (!isUuid(documentUuid)) throw documentNotFound();
  const link = await findDocumentLink(database, { tokenHash: hashOf(token), documentUuid, now: now() });
  const reader = link === undefined ? undefined : await findUserByUuid(database, link.user_uuid);
  if (reader === undefined || reader.account_status === 'closed') throw documentNotFound();
  const document = await findReadable(database, documentUuid, reader);
  const content = await documentStorage.read(document.storage_key);
  if (content === undefined) throw documentNotFound();
  await recordAudit(database, {
    at: now(),
    actorUuid: reader.uuid,
    subject: { type: 'user', uuid: document.user_uuid },
    action: 'document.read',
    after: { document_uuid: document.uuid, kind: document.kind },
  });
  return { document, content };
}

async function findReadable(
  database: Deps['database'],
  documentUuid: string,
  reader: User,
): Promise<DocumentRow> {
  const document = isUuid(documentUuid) ? await findDocument(database, documentUuid) : undefined;
  const isTheirs = document?.user_uuid === reader.uuid;
  const isAdmin = reader.role === 'admin' && reader.account_status === 'active';
  if (document === undefined || (!isTheirs && !isAdmin)) throw documentNotFound();
  return document;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
