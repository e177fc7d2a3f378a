import { decodeListCursor, pageOf } from '../../../platform/pagination/list-cursor.js';
import { searchPattern } from '../../../platform/database/search-pattern.repository.js';
import type { Deps } from '../../../platform/deps.js';
import type { User } from '../users/users.table.js';
import { toAssignment } from './assignments/assignment.schemas.js';
import { readAssignments } from './assignments/assignments.repository.js';
import { readUserQueue, summariseUserQueue } from './user-queue.repository.js';
import type { UserQueueBody, UserQueueQuery } from './user-verification.schemas.js';

/** A page of those who wait for a decision, the one who waits longest first; or of those decided on, the last first. */
export async function listUserQueue(
  { database, now }: Deps,
  admin: User,
  { status = 'pending', role, query, cursor, limit = 24 }: UserQueueQuery,
): Promise<UserQueueBody> {
  const [rows, summary] = await Promise.all([
    readUserQueue(database, {
      status,
      role,
      limit,
      pattern: searchPattern(query),
      after: decodeListCursor('user-verifications', cursor),
      isOldestFirst: status === 'pending',
    }),
    summariseUserQueue(database),
  ]);
  const { page, ...more } = pageOf(
    'user-verifications',
    rows,
    limit,
    ({ submitted_at, verification_uuid }) => ({
      at: submitted_at ?? now(),
      uuid: verification_uuid,
    }),
  );
  const uuids = page.map(({ user_uuid }) => user_uuid);
  const claims = await readAssignments(database, 'user', uuids, now());

  return {
    people: page.map(({ submitted_at, decided_at, attempts, ...person }) => ({
      ...person,
      submitted_at: (submitted_at ?? now()).toISOString(),
      decided_at: decided_at?.toISOString() ?? null,
      attempts: Number(attempts),
      claim: toAssignment(claims.get(person.user_uuid), admin.uuid),
    })),
    waiting: summary.waiting,
    oldest_at: summary.oldestAt?.toISOString() ?? null,
    ...more,
  };
}
