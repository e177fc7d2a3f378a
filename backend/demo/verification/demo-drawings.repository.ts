import type { Kysely } from 'kysely';
import type { Tables } from '../../src/tables.js';
import { readDemoDocumentKey } from './demo-document-key.js';
import type { DocumentDrawing } from './drawing/document-drawing.js';

/** What a document of the demo shows: what its person said when they sent it. Undefined for any other document. */
export async function findDemoDrawing(
  database: Kysely<Tables>,
  storageKey: string,
): Promise<{ drawing: DocumentDrawing; isPdf: boolean } | undefined> {
  const key = readDemoDocumentKey(storageKey);
  if (key === undefined) return undefined;
  const found = await database
    .selectFrom('documents')
    .innerJoin('users', 'users.uuid', 'documents.user_uuid')
    .innerJoin('verification_documents as link', 'link.document_uuid', 'documents.uuid')
    .innerJoin('user_verifications as attempt', 'attempt.uuid', 'link.verification_uuid')
    .select([
      ...(['link.kind', 'users.fname', 'users.lname', 'attempt.identity_type'] as const),
      ...(['attempt.date_of_birth', 'attempt.licence_expires_on', 'attempt.identity_expires_on'] as const),
    ])
    .where('documents.storage_key', '=', storageKey)
    .orderBy('attempt.created_at')
    .limit(1)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  const { kind, fname, lname } = found;
  const expiresOn = kind.startsWith('licence') ? found.licence_expires_on : found.identity_expires_on;
  const drawing = {
    kind,
    fname,
    lname,
    seed: key.number,
    isBlurred: key.isBlurred,
    dateOfBirth: found.date_of_birth ?? '',
    expiresOn: expiresOn ?? '',
    identityType: found.identity_type ?? 'passport',
  } as const;
  return { drawing, isPdf: key.isPdf };
}
