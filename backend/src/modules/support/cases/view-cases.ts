import { isUuid } from '../../../platform/database/uuid.js';
import { searchPattern } from '../../../platform/database/search-pattern.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { decodeListCursor, pageOf } from '../../../platform/pagination/list-cursor.js';
import { readAssignments, toAssignment, type User } from '../../people/public.js';
import { readMessages } from './case-messages.repository.js';
import { caseNumber } from './case-number.js';
import type { CaseDetailsBody, CaseQuery, CaseQueueBody } from './case.schemas.js';
import { findCase, findNextCase, readCaseQueue, readTripOfCase, summariseCases } from './cases.repository.js';
import type { SupportCase } from './support-cases.table.js';

type ReadDeps = Pick<Deps, 'database' | 'now'>;

/** A page of cases: of open ones the one that waits longest first, of others the last first. */
export async function listCases(
  { database, now }: ReadDeps,
  admin: User,
  { status = 'open', topic, query, cursor, limit = 24 }: CaseQuery,
): Promise<CaseQueueBody> {
  const list = `cases-${status}`;
  const after = decodeListCursor(list, cursor);
  const pattern = searchPattern(query);
  const rows = await readCaseQueue(database, { status, topic, limit, pattern, after });
  const summary = await summariseCases(database);
  const { page, ...more } = pageOf(list, rows, limit, ({ waiting_since, uuid }) => ({
    at: waiting_since,
    uuid,
  }));
  const uuids = page.map(({ uuid }) => uuid);
  const claims = await readAssignments(database, 'case', uuids, now());
  return {
    cases: page.map((row) => ({
      ...summaryOf(row),
      excerpt: row.excerpt ?? '',
      claim: toAssignment(claims.get(row.uuid), admin.uuid),
    })),
    waiting: summary.waiting,
    oldest_at: summary.oldestAt?.toISOString() ?? null,
    ...more,
  };
}

/**
 * A case with all that was written.
 *
 * @throws Problem 404 CASE_NOT_FOUND
 */
export async function viewCase(
  { database, now }: ReadDeps,
  admin: User,
  caseUuid: string,
): Promise<CaseDetailsBody> {
  const found = await requireCase(database, caseUuid);
  const [messages, trip, claims, next, summary] = await Promise.all([
    readMessages(database, found.uuid),
    readTripOfCase(database, found.reservation_uuid),
    readAssignments(database, 'case', [found.uuid], now()),
    findNextCase(database, { adminUuid: admin.uuid, notUuid: found.uuid, now: now() }),
    summariseCases(database),
  ]);
  return {
    ...summaryOf(found),
    user_uuid: found.user_uuid,
    claim: toAssignment(claims.get(found.uuid), admin.uuid),
    trip:
      trip === undefined
        ? null
        : {
            reservation_uuid: trip.uuid,
            car: [trip.make, trip.model].filter(Boolean).join(' '),
            pick_up_at: trip.pick_up_at.toISOString(),
            time_zone: trip.time_zone,
          },
    messages: messages.map(({ uuid, admin_uuid, text, created_at, fname, lname }) => ({
      message_uuid: uuid,
      by_name: admin_uuid === null ? found.name : `${fname ?? ''} ${lname ?? ''}`,
      is_ours: admin_uuid !== null,
      text,
      created_at: created_at.toISOString(),
    })),
    next_case_uuid: next ?? null,
    waiting: summary.waiting,
  };
}

/** @throws Problem 404 CASE_NOT_FOUND */
export async function requireCase(database: Deps['database'], caseUuid: string): Promise<SupportCase> {
  const found = isUuid(caseUuid) ? await findCase(database, caseUuid) : undefined;
  return found ?? noCase();
}

/** @throws Problem 404 CASE_NOT_FOUND */
export function noCase(): never {
  throw new Problem(404, 'CASE_NOT_FOUND', 'We can’t find that case.');
}

function summaryOf({ uuid, number, status, topic, name, email, created_at, waiting_since }: SupportCase) {
  return {
    case_uuid: uuid,
    case_number: caseNumber(number),
    status,
    topic,
    name,
    email,
    created_at: created_at.toISOString(),
    waiting_since: waiting_since.toISOString(),
  };
}
