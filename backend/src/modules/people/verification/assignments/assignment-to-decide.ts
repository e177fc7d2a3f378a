import type { Kysely } from 'kysely';
import type { Tables } from '../../../../platform/database/tables.js';
import { Problem } from '../../../../platform/http/problem.js';
import type { User } from '../../users/users.table.js';
import { toAssignment, type AssignmentBody } from './assignment.schemas.js';
import { readAssignments, takeAssignment, type Subject } from './assignments.repository.js';

/** Long enough to read four documents; anyone who stays longer renews it. */
const assignmentLifeMs = 10 * 60_000;

/**
 * Keeps something for one administrator to decide on, or keeps it for longer.
 *
 * @throws Problem 409 CLAIMED_BY_ANOTHER, naming who has it
 */
export async function assignmentToDecide(
  database: Kysely<Tables>,
  subject: Subject,
  admin: User,
  now: Date,
): Promise<AssignmentBody> {
  const expiresAt = new Date(now.getTime() + assignmentLifeMs);
  const isTaken = await takeAssignment(database, subject, { adminUuid: admin.uuid, now, expiresAt });
  const claims = await readAssignments(database, subject.subject_type, [subject.subject_uuid], now);
  const claim = toAssignment(claims.get(subject.subject_uuid), admin.uuid);
  if (isTaken && claim !== null) return claim;
  const name = claim?.by_name ?? 'Another administrator';
  throw new Problem(
    409,
    'CLAIMED_BY_ANOTHER',
    `${name} is looking at this right now. It goes back to the queue if they don’t decide.`,
  );
}
