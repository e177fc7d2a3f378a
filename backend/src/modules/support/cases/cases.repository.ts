import { sql, type Kysely } from 'kysely';
import { searchCondition } from '../../../platform/database/search-condition.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { ReviewQueue } from '../../people/public.js';
import type { CaseQuery } from './case.schemas.js';
import type { CaseStatus, SupportCase } from './support-cases.table.js';

type NewCase = Pick<
  SupportCase,
  'topic' | 'name' | 'email' | 'user_uuid' | 'reservation_uuid' | 'readable_until'
>;

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
  change: { status?: CaseStatus; waiting_since?: Date; readable_until?: Date | null },
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

/** Whether one of the two who wrote to us about a trip lets our team read their conversation now. */
export async function mayReadMessagesOf(
  database: Kysely<Tables>,
  reservationUuid: string,
  now: Date,
): Promise<boolean> {
  const found = await database
    .selectFrom('support_cases')
    .select('uuid')
    .where('reservation_uuid', '=', reservationUuid)
    .where('status', '<>', 'closed')
    .where('readable_until', '>', now)
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

/** Cases that wait for us. */
export const caseQueue: ReviewQueue = {
  subjectType: 'case',
  waiting: sql`(select uuid, uuid as subject_uuid, waiting_since from support_cases where status = 'open')`,
};

/** Cases in one status with how the last message of the person who wrote begins. */
export function selectCases(database: Kysely<Tables>, { status = 'open', topic, query }: CaseQuery) {
  const matches = searchCondition(query, sql.ref('found.searchable'));
  let select = database
    .selectFrom('support_cases as found')
    .selectAll('found')
    .select('found.uuid as subject_uuid')
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
  if (matches !== undefined) select = select.where(matches);
  return select;
}
