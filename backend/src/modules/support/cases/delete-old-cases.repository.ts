import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

const keptMs = 2 * 365 * 86_400_000;

/**
 * Deletes cases that wait for no answer, and in which the person wrote nothing for two years: names and addresses are not kept for ever.
 *
 * @returns how many
 */
export async function deleteOldCases(database: Kysely<Tables>, now: Date): Promise<number> {
  const deleted = await database
    .deleteFrom('support_cases')
    .where('status', '<>', 'open')
    .where('waiting_since', '<', new Date(now.getTime() - keptMs))
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Deletes what a person wrote to us and was answered: they are a member no longer. */
export async function deleteCasesOf(database: Kysely<Tables>, userUuid: string): Promise<void> {
  await database.deleteFrom('support_cases').where('user_uuid', '=', userUuid).execute();
}
