import { isUuid } from '../../../platform/database/uuid.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { listQueue, viewInQueue, type User } from '../../people/public.js';
import { readMessages } from './case-messages.repository.js';
import { caseNumber } from './case-number.js';
import type { CaseDetailsBody, CaseQuery, CaseQueueBody } from './case.schemas.js';
import { caseQueue, findCase, readTripOfCase, selectCases } from './cases.repository.js';
import type { SupportCase } from './support-cases.table.js';

type ReadDeps = Pick<Deps, 'database' | 'now'>;

/** A page of cases: of open ones the one that waits longest first, of others the last first. */
export async function listCases(deps: ReadDeps, admin: User, query: CaseQuery): Promise<CaseQueueBody> {
  const { status = 'open', cursor, limit } = query;
  const { entries, ...queue } = await listQueue(deps, caseQueue, admin, {
    select: selectCases(deps.database, query),
    list: `cases-${status}`,
    cursor,
    limit,
    isOldestFirst: status === 'open',
  });
  const cases = entries.map((row) => ({ ...summaryOf(row), excerpt: row.excerpt ?? '', claim: row.claim }));
  return { cases, ...queue };
}

/**
 * A case with all that was written.
 *
 * @throws Problem 404 CASE_NOT_FOUND
 */
export async function viewCase(deps: ReadDeps, admin: User, caseUuid: string): Promise<CaseDetailsBody> {
  const { database } = deps;
  const found = await requireCase(database, caseUuid);
  const [messages, trip, { next_uuid, ...inQueue }] = await Promise.all([
    readMessages(database, found.uuid),
    readTripOfCase(database, found.reservation_uuid),
    viewInQueue(deps, caseQueue, admin, found.uuid),
  ]);
  return {
    ...summaryOf(found),
    user_uuid: found.user_uuid,
    may_read_messages:
      found.status !== 'closed' && found.readable_until !== null && found.readable_until > deps.now(),
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
    ...inQueue,
    next_case_uuid: next_uuid,
  };
}

/** @throws Problem 404 CASE_NOT_FOUND */
export async function requireCase(database: Deps['database'], caseUuid: string): Promise<SupportCase> {
  const found = isUuid(caseUuid) ? await findCase(database, caseUuid) : undefined;
  if (found === undefined) throw caseNotFound();
  return found;
}

/** Not there. */
export function caseNotFound(): Problem {
  return new Problem(404, 'CASE_NOT_FOUND', 'We can’t find that case.');
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
