import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { normalizeText } from '../../../platform/http/normalize-texts.js';
import { hideContacts } from '../../contacts/public.js';
import { documentLimits } from './document-limits.js';
import { deleteUnusedDocument, insertDocument } from './documents.repository.js';
import type { DocumentRow } from './documents.table.js';

/**
 * Keeps an uploaded document, in place of the one that was there.
 *
 * @param place puts it where it belongs, and answers which one was there
 * @throws Problem as `FileOpener.open`, and what `place` throws
 */
export async function keepDocument(
  { database, documentStorage, fileOpener, now }: Deps,
  {
    bytes: uploaded,
    name,
    kind,
    userUuid,
  }: {
    bytes: Uint8Array;
    name: string;
    kind: DocumentRow['kind'];
    userUuid: string;
  },
  place: (transaction: Transaction<Tables>, document: DocumentRow) => Promise<string | undefined>,
): Promise<void> {
  const { bytes, ...facts } = await fileOpener.open(
    { kind: 'document', bytes: uploaded, mayBePdf: kind !== 'selfie' },
    userUuid,
  );
  const storage_key = randomBytes(24).toString('hex');
  await documentStorage.write(storage_key, bytes, facts.media_type);
  try {
    const unused = await database.transaction().execute(async (transaction) => {
      const document = await insertDocument(transaction, {
        ...facts,
        kind,
        storage_key,
        user_uuid: userUuid,
        name: baseName(name),
        byte_count: bytes.length,
        created_at: now(),
      });
      const before = await place(transaction, document);
      return before === undefined ? undefined : await deleteUnusedDocument(transaction, before);
    });
    if (unused !== undefined) await documentStorage.remove(unused);
  } catch (error) {
    await documentStorage.remove(storage_key);
    throw error;
  }
}

/**
 * What a file is called for administrators, without folders, contact details and what no name should hold; a form’s
 * file is not among the texts of a body.
 */
function baseName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const safe = normalizeText(last.replaceAll(/\p{Cc}/gu, '')).slice(-documentLimits.nameLength);
  return hideContacts(safe, { countries: [] }) || 'document';
}
