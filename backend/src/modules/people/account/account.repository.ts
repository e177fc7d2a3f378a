import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

/** Removes what a person sent to be verified. */
export async function deleteVerificationOf(database: Kysely<Tables>, userUuid: string): Promise<void> {
  await database.deleteFrom('phone_uploads').where('user_uuid', '=', userUuid).execute();
  await database.deleteFrom('document_links').where('user_uuid', '=', userUuid).execute();
  await database.deleteFrom('user_verifications').where('user_uuid', '=', userUuid).execute();
}
