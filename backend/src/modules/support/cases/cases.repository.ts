import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { ListPosition } from '../../../platform/pagination/list-cursor.js';
import type { QueueSummary } from '../../people/public.js';
import type { CaseStatus, CaseTopic, SupportCase } from './support-cases.table.js';

type NewCase = Pick<SupportCase, 'topic' | 'name' | 'email' | 'user_uuid' | 'reservation_uuid'>;

/** Opens a case. */
export async function insertCase(database: Kysely<Tables>, given: NewCase, at: Date): Promise<SupportCase> {
  return await database
    .insertInto('support_cases')
    .values({ ...given, status: 'open', created_at: at, waiting_since: at })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findCase(database: Kysely<Tables>, uuid: string): Promise<SupportCase | undefined> {
  return await database.selectFrom('support_cases').selectAll().where('uuid', '=', uuid).executeTakeFirst();
}

/** Keeps a case, so that what is written meanwhile waits. */
export async function lockCase(transaction: Kysely<Tables>, uuid: string): Promise<SupportCase | undefined> {
  return await transaction
    .selectFrom('support_cases')
    .selectAll()
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes a case that the transaction has locked. */
export async function updateCase(
  transaction: Kysely<Tables>,
  uuid: string,
  change: { status: CaseStatus; waiting_since?: Date },
): Promise<void> {
  await transaction.updateTable('support_cases').set(change).where('uuid', '=', uuid).execute();
}

/** How many messages without an account have named this address since a moment. */
export async function countVisitorMessages(
  database: Kysely<Tables>,
  email: string,
  since: Date,
): Promise<number> {
  const { count } = await database
    .selectFrom('support_cases as found')
    .innerJoin('support_messages as message', 'message.case_uuid', 'found.uuid')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql`lower(found.email)`, '=', email.toLowerCase())
    .where('found.user_uuid', 'is', null)
    .where('message.admin_uuid', 'is', null)
    .where('message.created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** The trip, when it is this person's as a customer or as an owner. */
export async function isTripOf(
  database: Kysely<Tables>,
  reservationUuid: string,
  userUuid: string,
): Promise<boolean> {
  const found = await database
    .selectFrom('reservations')
    .select('uuid')
    .where('uuid', '=', reservationUuid)
    .where((where) => where.or([where('customer_uuid', '=', userUuid), where('owner_uuid', '=', userUuid)]))
    .executeTakeFirst();
  return found !== undefined;
}

/** Whether a case about a trip is not closed. */
export async function hasOpenCaseAbout(database: Kysely<Tables>, reservationUuid: string): Promise<boolean> {
  const found = await database
    .selectFrom('support_cases')
    .select('uuid')
    .where('reservation_uuid', '=', reservationUuid)
    .where('status', '<>', 'closed')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** What administrators see of the trip that a case is about. */
export async function readTripOfCase(database: Kysely<Tables>, reservationUuid: string | null) {
  if (reservationUuid === null) return undefined;
  return await database
    .selectFrom('reservations as trip')
    .innerJoin('cars as car', 'car.uuid', 'trip.car_uuid')
    .select(['trip.uuid', 'trip.pick_up_at', 'trip.time_zone', 'car.make', 'car.model'])
    .where('trip.uuid', '=', reservationUuid)
    .executeTakeFirst();
}

export interface CaseListQuery {
  status: CaseStatus;
  topic: CaseTopic | undefined;
  pattern: RawBuilder<string> | undefined;
  after: ListPosition | undefined;
  limit: number;
}

/** Open cases the longest waiting first, others the last first; one more than `limit` when there are more. */
export async function readCaseQueue(
  database: Kysely<Tables>,
  { status, topic, pattern, after, limit }: CaseListQuery,
) {
  const [sign, direction] = status === 'open' ? (['>', 'asc'] as const) : (['<', 'desc'] as const);
  let select = database
    .selectFrom('support_cases as found')
    .selectAll('found')
    .select((build) =>
      build
        .selectFrom('support_messages as message')
        .whereRef('message.case_uuid', '=', 'found.uuid')
        .where('message.admin_uuid', 'is', null)
        .select(sql<string>`left(message.text, 160)`.as('text'))
        .orderBy('message.created_at', 'desc')
        .limit(1)
        .as('excerpt'),
    )
    .where('found.status', '=', status);
  if (topic !== undefined) select = select.where('found.topic', '=', topic);
  if (pattern !== undefined) select = select.where('found.searchable', 'like', pattern);
  if (after !== undefined) {
    select = select.where((where) =>
      where.or([
        where('found.waiting_since', sign, after.at),
        where.and([where('found.waiting_since', '=', after.at), where('found.uuid', sign, after.uuid)]),
      ]),
    );
  }
  return await select
    .orderBy('found.waiting_since', direction)
    .orderBy('found.uuid', direction)
    .limit(limit + 1)
    .execute();
}

/** How many cases are open, and since when the one that waits longest. */
export async function summariseCases(database: Kysely<Tables>): Promise<QueueSummary> {
  const { waiting, oldestAt } = await database
    .selectFrom('support_cases')
    .where('status', '=', 'open')
    .select(({ fn }) => [
      fn.countAll<number>().as('waiting'),
      fn.min<Date | null>('waiting_since').as('oldestAt'),
    ])
    .executeTakeFirstOrThrow();
  return { waiting, oldestAt };
}

/** The open case that waits longest of those that no other administrator is looking at. */
export async function findNextCase(
  database: Kysely<Tables>,
  { adminUuid, notUuid, now }: { adminUuid: string; notUuid: string; now: Date },
): Promise<string | undefined> {
  const next = await database
    .selectFrom('support_cases as found')
    .select('found.uuid')
    .where('found.status', '=', 'open')
    .where('found.uuid', '<>', notUuid)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('verification_claims as claim')
            .select('claim.subject_uuid')
            .where('claim.subject_type', '=', 'case')
            .whereRef('claim.subject_uuid', '=', 'found.uuid')
            .where('claim.admin_uuid', '<>', adminUuid)
            .where('claim.expires_at', '>', now),
        ),
      ),
    )
    .orderBy('found.waiting_since')
    .orderBy('found.uuid')
    .limit(1)
    .executeTakeFirst();
  return next?.uuid;
}
