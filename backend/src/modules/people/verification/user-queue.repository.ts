import { sql, type Kysely } from 'kysely';
import { searchCondition } from '../../../platform/database/search-condition.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { ReviewQueue } from './assignments/review-queue.repository.js';
import type { UserQueueQuery } from './user-verification.schemas.js';

/** People whose last attempt waits for a decision. */
export const userQueue: ReviewQueue = {
  subjectType: 'user',
  waiting: sql`(
    select uuid, user_uuid as subject_uuid, submitted_at as waiting_since
    from user_verifications where status = 'pending'
  )`,
};

/** Attempts in one status with anyone who made them. */
export function selectAttempts(
  database: Kysely<Tables>,
  { status = 'pending', role, query }: UserQueueQuery,
) {
  const matches = searchCondition(query, sql.ref('users.searchable'));
  let select = database
    .selectFrom('user_verifications as attempt')
    .innerJoin('users', 'users.uuid', 'attempt.user_uuid')
    .select(['attempt.uuid', 'attempt.user_uuid as subject_uuid', 'attempt.submitted_at as waiting_since'])
    .select(['attempt.created_at', 'attempt.decided_at'])
    .select(['users.fname', 'users.lname', 'users.email', 'users.role'])
    .select((build) => [
      build
        .selectFrom('user_verifications as other')
        .whereRef('other.user_uuid', '=', 'users.uuid')
        .where('other.submitted_at', 'is not', null)
        .select(({ fn }) => fn.countAll<number>().as('attempts'))
        .as('attempts'),
      build
        .selectFrom('users as admin')
        .whereRef('admin.uuid', '=', 'attempt.decided_by')
        .select(sql<string>`admin.fname || ' ' || admin.lname`.as('name'))
        .as('decided_by_name'),
    ])
    .where('attempt.status', '=', status);
  if (role !== undefined) select = select.where('users.role', '=', role);
  if (matches !== undefined) select = select.where(matches);
  return select;
}
