import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

/** First and last names by id, of those who are there. */
export async function readNames(
  database: Kysely<Tables>,
  userUuids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(userUuids)].filter((uuid) => uuid !== null);
  if (wanted.length === 0) return new Map();
  const rows = await database
    .selectFrom('users')
    .select(['uuid', 'fname', 'lname'])
    .where('uuid', 'in', wanted)
    .execute();
  return new Map(rows.map(({ uuid, fname, lname }) => [uuid, `${fname} ${lname}`]));
}
