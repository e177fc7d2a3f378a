import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { Problem } from '../../../platform/http/problem.js';
import { findUserByUuid } from '../users/users.repository.js';

/**
 * Another person was first.
 *
 * @param outcome what was decided, as it ends a sentence: `verified this person`
 */
export async function alreadyDecided(
  database: Kysely<Tables>,
  { by, at, outcome }: { by: string | null; at: Date | null; outcome: string },
): Promise<Problem> {
  const admin = by === null ? undefined : await findUserByUuid(database, by);
  const name = admin === undefined ? 'Another administrator' : `${admin.fname} ${admin.lname}`;
  const when = at === null ? '' : ` on ${at.toISOString().slice(0, 16).replace('T', ' at ')} (UTC)`;
  return new Problem(409, 'ALREADY_DECIDED', `${name} ${outcome}${when}. Your decision wasn’t saved.`);
}
