import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { PhoneUploadsTable } from './phone-uploads.table.js';

/** Those that ran out longer ago are forgotten: nothing more is said of them. */
const rememberedMs = 86_400_000;

/** How many links of a person are open at once; making another ends the oldest. */
const mostOpen = 5;

/** Adds a link; ends the oldest open ones of its person beyond `mostOpen`. Lock the person first. */
export async function insertPhoneUpload(
  database: Kysely<Tables>,
  link: Omit<PhoneUploadsTable, 'used_at'>,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - rememberedMs);
  await database.deleteFrom('phone_uploads').where('expires_at', '<', before).execute();
  await database
    .insertInto('phone_uploads')
    .values({ ...link, used_at: null })
    .execute();
  const kept = database
    .selectFrom('phone_uploads')
    .select('token_hash')
    .where('user_uuid', '=', link.user_uuid)
    .where('used_at', 'is', null)
    .orderBy('expires_at', 'desc')
    .orderBy(sql`token_hash = ${link.token_hash}`, 'desc')
    .limit(mostOpen);
  await database
    .updateTable('phone_uploads')
    .set({ expires_at: now })
    .where('user_uuid', '=', link.user_uuid)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('token_hash', 'not in', kept)
    .execute();
}

/** The link of a token, used or not. */
export async function findPhoneUpload(
  database: Kysely<Tables>,
  tokenHash: string,
): Promise<PhoneUploadsTable | undefined> {
  return await database
    .selectFrom('phone_uploads')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Uses a link that is not used yet; false when another request was first. */
export async function usePhoneUpload(
  database: Kysely<Tables>,
  tokenHash: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('phone_uploads')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a link back whose document was not taken: another picture may be sent by it. */
export async function reopenPhoneUpload(database: Kysely<Tables>, tokenHash: string): Promise<void> {
  await database
    .updateTable('phone_uploads')
    .set({ used_at: null })
    .where('token_hash', '=', tokenHash)
    .execute();
}
