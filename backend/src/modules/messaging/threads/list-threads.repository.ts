import { sql, type Kysely, type RawBuilder } from 'kysely';
import { searchCondition } from '../../../platform/database/search-condition.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { ListPosition } from '../../../platform/pagination/list-cursor.js';
import { agreedStatuses } from '../../booking/public.js';
import type { Side } from './threads.repository.js';
import type { ThreadFilter } from './threads.table.js';

interface ThreadsWanted {
  filter?: ThreadFilter | undefined;
  /** What the caller typed to find something. */
  query?: string | undefined;
  /** One thread alone. */
  only?: ThreadAbout | undefined;
  /** Has the last message of the other side, not of both. */
  isOfOther?: boolean | undefined;
  after?: ListPosition | undefined;
  limit: number;
}

/** Which thread: by its own id, or by what it is about. */
export type ThreadAbout = { threadUuid: string } | { reservationUuid: string } | { carUuid: string };

/** A person's threads, the last written first, with whom and what they are about; one more than `limit` when there are more. */
export async function readThreads(
  database: Kysely<Tables>,
  userUuid: string,
  { filter, query, only, isOfOther = false, after, limit }: ThreadsWanted,
) {
  // Of each side by its index, then both together: an `or` would sort all of a person's threads.
  const ofSide = (side: Side) => {
    const conditions = [
      filter === 'unread' ? sql<boolean>`${sql.ref(`${side}_unread`)} > 0` : undefined,
      filter === 'trips' ? sql<boolean>`reservation_uuid is not null` : undefined,
      filter === 'questions' ? sql<boolean>`reservation_uuid is null` : undefined,
      filter === 'hosting' ? sql<boolean>`${side === 'owner'}` : undefined,
      only && isAbout(only),
      foundIn(query, side, userUuid),
      after && sql<boolean>`(last_message_at, uuid) < (${after.at}, ${after.uuid}::uuid)`,
    ];
    return conditions
      .filter((condition) => condition !== undefined)
      .reduce(
        (select, condition) => select.where(condition),
        database.selectFrom('message_threads').selectAll().where(`${side}_uuid`, '=', userUuid),
      )
      .orderBy('last_message_at', 'desc')
      .orderBy('uuid', 'desc')
      .limit(limit + 1);
  };
  return await database
    .with('mine', (creator) =>
      creator
        .selectFrom(ofSide('customer').as('rented'))
        .selectAll('rented')
        .unionAll(creator.selectFrom(ofSide('owner').as('hosted')).selectAll('hosted')),
    )
    .selectFrom('mine as thread')
    .innerJoin('cars as car', 'car.uuid', 'thread.car_uuid')
    .innerJoin('thread_messages as last', (join) =>
      join
        .onRef('last.thread_uuid', '=', 'thread.uuid')
        .on('last.number', '=', isOfOther ? lastNumberOfOther(userUuid) : sql.ref('thread.last_number')),
    )
    .leftJoin('reservations as trip', 'trip.uuid', 'thread.reservation_uuid')
    .leftJoin('cities as city', 'city.id', 'car.city_id')
    .innerJoin('users as customer', 'customer.uuid', 'thread.customer_uuid')
    .innerJoin('users as owner', 'owner.uuid', 'thread.owner_uuid')
    .selectAll('thread')
    .select(['car.make', 'car.model', 'car.cover', 'customer.fname as customer_name'])
    .select(['customer.account_status as customer_state', 'owner.fname as owner_name'])
    .select('owner.account_status as owner_state')
    .select([
      'last.text',
      'last.continued_units',
      'last.sender_uuid',
      'trip.status',
      'trip.pick_up_at',
      'trip.return_at',
    ])
    .select(['city.country_code', 'customer.phone_e164 as customer_phone', 'owner.phone_e164 as owner_phone'])
    .select('trip.time_zone')
    .orderBy('thread.last_message_at', 'desc')
    .orderBy('thread.uuid', 'desc')
    .limit(limit + 1)
    .execute();
}

const lastNumberOfOther = (userUuid: string) =>
  sql<number>`(select max(message.number) from thread_messages as message
    where message.thread_uuid = thread.uuid and message.sender_uuid <> ${userUuid})`;

function isAbout(about: ThreadAbout): RawBuilder<boolean> {
  if ('threadUuid' in about) return sql<boolean>`uuid = ${about.threadUuid}`;
  if ('carUuid' in about) return sql<boolean>`car_uuid = ${about.carUuid} and reservation_uuid is null`;
  return sql<boolean>`reservation_uuid = ${about.reservationUuid}`;
}

/**
 * Where what was typed is found: in the other's first name and the car's, and in messages. Of the other's messages in
 * those alone that hide no contact details: else a search would tell them, digit by digit.
 */
function foundIn(query: string | undefined, side: Side, userUuid: string): RawBuilder<boolean> | undefined {
  const other = sql.ref(side === 'customer' ? 'owner_uuid' : 'customer_uuid');
  const inNames = searchCondition(
    query,
    sql`(select search_text(car.make, car.model, person.fname) from cars as car, users as person
      where car.uuid = message_threads.car_uuid and person.uuid = message_threads.${other})`,
  );
  const inText = searchCondition(query, sql`search_text(message.text)`);
  if (inNames === undefined || inText === undefined) return undefined;
  return sql<boolean>`(${inNames} or exists (
    select from thread_messages as message where message.thread_uuid = message_threads.uuid
      and (message.sender_uuid = ${userUuid} or message.has_contacts = false or exists (
        select from reservations as trip where trip.uuid = message_threads.reservation_uuid
          and trip.status in (${sql.join(agreedStatuses)})))
      and ${inText}))`;
}
