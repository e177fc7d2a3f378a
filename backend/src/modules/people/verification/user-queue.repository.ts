import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ListPosition } from '../../../platform/pagination/list-cursor.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Role } from '../users/users.table.js';
import type { VerificationStatus } from './user-verifications.table.js';

export interface QueueQuery {
  status: Exclude<VerificationStatus, 'draft'>;
  role?: Role | undefined;
  pattern: RawBuilder<string> | undefined;
  after: ListPosition | undefined;
  limit: number;
  /** Waiting: the oldest first. Decided: the last first. */
  isOldestFirst: boolean;
}

/** Attempts with anyone who made them; one more than `limit` when there are more. */
export async function readUserQueue(database: Kysely<Tables>, query: QueueQuery) {
  const { status, role, pattern, after, limit, isOldestFirst } = query;
  const sign = isOldestFirst ? '>' : '<';
  const direction = isOldestFirst ? 'asc' : 'desc';
  return await database
    .selectFrom('user_verifications as attempt')
    .innerJoin('users', 'users.uuid', 'attempt.user_uuid')
    .select([
      'attempt.uuid as verification_uuid',
      'attempt.submitted_at',
      'attempt.decided_at',
      'users.uuid as user_uuid',
      'users.fname',
      'users.lname',
      'users.email',
      'users.role',
    ])
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
    .where('attempt.status', '=', status)
    .$if(role !== undefined, (rows) => rows.where('users.role', '=', role ?? 'customer'))
    .$if(pattern !== undefined, (rows) => rows.where('users.searchable', 'like', pattern ?? sql<string>`''`))
    .$if(after !== undefined, (rows) =>
      rows.where((where) =>
        where.or([
          where('attempt.submitted_at', sign, after?.at ?? null),
          where.and([
            where('attempt.submitted_at', '=', after?.at ?? null),
            where('attempt.uuid', sign, after?.uuid ?? ''),
          ]),
        ]),
      ),
    )
    .orderBy('attempt.submitted_at', direction)
    .orderBy('attempt.uuid', direction)
    .limit(limit + 1)
    .execute();
}

export interface QueueSummary {
  waiting: number;
  oldestAt: Date | null;
}

/** How many wait, and since when the one that waits longest. */
export async function summariseUserQueue(database: Kysely<Tables>): Promise<QueueSummary> {
  const { waiting, oldestAt } = await database
    .selectFrom('user_verifications')
    .where('status', '=', 'pending')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.min<Date | null>('submitted_at').as('oldestAt'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting, oldestAt };
}

/** The person who waits longest of those whom no one else is looking at; undefined when there is none. */
export async function findNextInUserQueue(
  database: Kysely<Tables>,
  { adminUuid, notUuid, now }: { adminUuid: string; notUuid: string; now: Date },
): Promise<string | undefined> {
  const next = await database
    .selectFrom('user_verifications as attempt')
    .select('attempt.user_uuid')
    .where('attempt.status', '=', 'pending')
    .where('attempt.user_uuid', '<>', notUuid)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('verification_claims as claim')
            .select('claim.subject_uuid')
            .where('claim.subject_type', '=', 'user')
            .whereRef('claim.subject_uuid', '=', 'attempt.user_uuid')
            .where('claim.admin_uuid', '<>', adminUuid)
            .where('claim.expires_at', '>', now),
        ),
      ),
    )
    .orderBy('attempt.submitted_at')
    .orderBy('attempt.uuid')
    .limit(1)
    .executeTakeFirst();
  return next?.user_uuid;
}
