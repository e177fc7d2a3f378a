import { sql, type Expression, type Kysely } from 'kysely';
import type { Tables } from '../../../../platform/database/tables.js';
import type { Deps } from '../../../../platform/deps.js';
import { decodeListCursor, pageOf } from '../../../../platform/pagination/list-cursor.js';
import { readListRows } from '../../../../platform/pagination/list-rows.repository.js';
import type { User } from '../../users/users.table.js';
import { toAssignment, type AssignmentBody } from './assignment.schemas.js';
import { readAssignments, type Subject } from './assignments.repository.js';

/** An entry by its own id, and by the id of what an administrator takes; in people's queue the two differ. */
interface QueueEntry {
  uuid: string;
  subject_uuid: string;
  waiting_since: Date | null;
}

/** A queue that administrators work through; its table is its module's. */
export interface ReviewQueue {
  subjectType: Subject['subject_type'];
  /** A select of what waits now. */
  waiting: Expression<QueueEntry>;
}

export interface QueueSummary {
  waiting: number;
  oldest_at: string | null;
}

interface QueuePage<Row> {
  select: Expression<Row>;
  /** Of the cursors. */
  list: string;
  cursor: string | undefined;
  limit: number | undefined;
  isOldestFirst: boolean;
}

type QueueDeps = Pick<Deps, 'database' | 'now'>;

/** How many wait, and since when the one that waits longest. */
export async function summariseQueue(
  database: Kysely<Tables>,
  waiting: Expression<Pick<QueueEntry, 'waiting_since'>>,
): Promise<QueueSummary> {
  const { rows } = await sql<{ waiting: number; oldest: Date | null }>`
    select count(*) as waiting, min(waiting_since) as oldest from ${waiting} as entry`.execute(database);
  return { waiting: rows[0]?.waiting ?? 0, oldest_at: rows[0]?.oldest?.toISOString() ?? null };
}

/** A page of a queue's entries, whether they wait or not, with the assignment of each, and a summary of those that wait. */
export async function listQueue<Row extends QueueEntry & { created_at: Date }>(
  { database, now }: QueueDeps,
  { subjectType, waiting }: ReviewQueue,
  admin: User,
  { select, list, cursor, limit = 24, isOldestFirst }: QueuePage<Row>,
) {
  const after = decodeListCursor(list, cursor);
  const directions = isOldestFirst ? (['asc', 'asc'] as const) : (['desc', 'desc'] as const);
  const [rows, summary] = await Promise.all([
    readListRows(database, select, { by: 'waiting_since', directions, after, limit }),
    summariseQueue(database, waiting),
  ]);
  const sent = rows.map((row) => ({ ...row, waiting_since: row.waiting_since ?? row.created_at }));
  const { page, ...more } = pageOf(list, sent, limit, 'waiting_since');
  const subjects = page.map(({ subject_uuid }) => subject_uuid);
  const claims = await readAssignments(database, subjectType, subjects, now());
  const entries = page.map((row) => ({
    ...row,
    claim: toAssignment(claims.get(row.subject_uuid), admin.uuid),
  }));
  return { entries, ...summary, ...more };
}

/** Who has an entry, how many wait, and which of those that no one else has waits longest besides. */
export async function viewInQueue(
  { database, now }: QueueDeps,
  { subjectType, waiting }: ReviewQueue,
  admin: User,
  subjectUuid: string,
): Promise<{ claim: AssignmentBody | null; next_uuid: string | null; waiting: number }> {
  const [claims, next, summary] = await Promise.all([
    readAssignments(database, subjectType, [subjectUuid], now()),
    sql<{ subject_uuid: string }>`
      select subject_uuid from ${waiting} as entry
      where subject_uuid <> ${subjectUuid} and not exists (
        select from verification_claims as claim
        where claim.subject_type = ${subjectType} and claim.subject_uuid = entry.subject_uuid
          and claim.admin_uuid <> ${admin.uuid} and claim.expires_at > ${now()}
      )
      order by waiting_since, uuid limit 1`.execute(database),
    summariseQueue(database, waiting),
  ]);
  return {
    claim: toAssignment(claims.get(subjectUuid), admin.uuid),
    next_uuid: next.rows[0]?.subject_uuid ?? null,
    waiting: summary.waiting,
  };
}
