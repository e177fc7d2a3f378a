import type { Deps } from '../../../platform/deps.js';
import type { User } from '../users/users.table.js';
import { listQueue } from './assignments/review-queue.repository.js';
import { selectAttempts, userQueue } from './user-queue.repository.js';
import type { UserQueueBody, UserQueueQuery } from './user-verification.schemas.js';

/** A page of those who wait for a decision, the one who waits longest first; or of those decided on, the last first. */
export async function listUserQueue(deps: Deps, admin: User, query: UserQueueQuery): Promise<UserQueueBody> {
  const { status = 'pending', cursor, limit } = query;
  const { entries, ...queue } = await listQueue(deps, userQueue, admin, {
    select: selectAttempts(deps.database, query),
    list: 'user-verifications',
    cursor,
    limit,
    isOldestFirst: status === 'pending',
  });
  const people = entries.map(
    ({ uuid, subject_uuid, waiting_since, decided_at, attempts, created_at: _, ...person }) => ({
      ...person,
      user_uuid: subject_uuid,
      verification_uuid: uuid,
      submitted_at: waiting_since.toISOString(),
      decided_at: decided_at?.toISOString() ?? null,
      attempts: Number(attempts),
    }),
  );
  return { people, ...queue };
}
