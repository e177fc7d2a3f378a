import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { TermsAgreementsTable } from './terms-agreements.table.js';

/** Stores agreements; one that is stored keeps its time. */
export async function insertAgreements(
  database: Kysely<Tables>,
  agreements: Insertable<TermsAgreementsTable>[],
): Promise<void> {
  await database
    .insertInto('terms_agreements')
    .values(agreements)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What a person has agreed to, the latest first. */
export async function readAgreements(
  database: Kysely<Tables>,
  userUuid: string,
): Promise<Selectable<TermsAgreementsTable>[]> {
  return await database
    .selectFrom('terms_agreements')
    .selectAll()
    .where('user_uuid', '=', userUuid)
    .orderBy('agreed_at', 'desc')
    .orderBy('document', 'desc')
    .execute();
}

/** Forgets what an account agreed to before its person had proved that it is theirs. */
export async function deleteAgreements(database: Kysely<Tables>, userUuid: string): Promise<void> {
  await database.deleteFrom('terms_agreements').where('user_uuid', '=', userUuid).execute();
}
