import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { DocumentLinksTable, DocumentRow, DocumentsTable } from './documents.table.js';

/** A document by its id. */
export async function findDocument(
  database: Kysely<Tables>,
  documentUuid: string,
): Promise<DocumentRow | undefined> {
  return await database
    .selectFrom('documents')
    .selectAll()
    .where('uuid', '=', documentUuid)
    .executeTakeFirst();
}

/** Adds a document whose file has been stored. */
export async function insertDocument(
  database: Kysely<Tables>,
  document: Insertable<DocumentsTable>,
): Promise<DocumentRow> {
  return await database.insertInto('documents').values(document).returningAll().executeTakeFirstOrThrow();
}

/**
 * Forgets a document that no attempt at verification refers to any more; a car that had it has it no longer.
 *
 * @returns the key of its file, which is still to be removed; undefined while something refers to it
 */
export async function deleteUnusedDocument(
  database: Kysely<Tables>,
  documentUuid: string,
): Promise<string | undefined> {
  const deleted = await database
    .deleteFrom('documents')
    .where('uuid', '=', documentUuid)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('verification_documents')
            .select('document_uuid')
            .where('document_uuid', '=', documentUuid),
        ),
      ),
    )
    .returning('storage_key')
    .executeTakeFirst();
  return deleted?.storage_key;
}

/**
 * Forgets all that a person sent.
 *
 * @returns the keys of the files, which are still to be removed
 */
export async function deleteDocumentsOf(database: Kysely<Tables>, userUuid: string): Promise<string[]> {
  const deleted = await database
    .deleteFrom('documents')
    .where('user_uuid', '=', userUuid)
    .returning('storage_key')
    .execute();
  return deleted.map(({ storage_key }) => storage_key);
}

/** Adds a link, and removes those that have run out. */
export async function insertDocumentLink(
  database: Kysely<Tables>,
  link: Insertable<DocumentLinksTable>,
  now: Date,
): Promise<void> {
  await database.deleteFrom('document_links').where('expires_at', '<', now).execute();
  await database.insertInto('document_links').values(link).execute();
}

/** The link of this token for this document, unless it has run out. */
export async function findDocumentLink(
  database: Kysely<Tables>,
  { tokenHash, documentUuid, now }: { tokenHash: string; documentUuid: string; now: Date },
): Promise<Pick<DocumentLinksTable, 'user_uuid'> | undefined> {
  return await database
    .selectFrom('document_links')
    .select('user_uuid')
    .where('token_hash', '=', tokenHash)
    .where('document_uuid', '=', documentUuid)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}
