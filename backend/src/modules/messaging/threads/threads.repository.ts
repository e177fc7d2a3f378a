import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { ListPosition } from '../../../platform/pagination/list-cursor.js';
import type { MessageThread } from './threads.table.js';

/** Which of the two a person is in a thread. */
export type Side = 'customer' | 'owner';

export type ThreadSubject = Pick<
  MessageThread,
  'car_uuid' | 'customer_uuid' | 'owner_uuid' | 'reservation_uuid'
>;

/** The thread of a trip, or of a customer's questions about a car; made when there is none. */
export async function openThread(
  transaction: Kysely<Tables>,
  subject: ThreadSubject,
  at: Date,
): Promise<string> {
  const { car_uuid, customer_uuid, reservation_uuid } = subject;
  await transaction
    .insertInto('message_threads')
    .values({ ...subject, created_at: at, last_message_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const select = transaction.selectFrom('message_threads').select('uuid');
  const { uuid } = await (
    reservation_uuid === null
      ? select
          .where('car_uuid', '=', car_uuid)
          .where('customer_uuid', '=', customer_uuid)
          .where('reservation_uuid', 'is', null)
      : select.where('reservation_uuid', '=', reservation_uuid)
  ).executeTakeFirstOrThrow();
  return uuid;
}

/** A thread of which the person is one side. */
export async function findThreadOf(
  database: Kysely<Tables>,
  uuid: string,
  userUuid: string,
): Promise<MessageThread | undefined> {
  return await database
    .selectFrom('message_threads')
    .selectAll()
    .where('uuid', '=', uuid)
    .where((where) => where.or([where('customer_uuid', '=', userUuid), where('owner_uuid', '=', userUuid)]))
    .executeTakeFirst();
}

/** The thread of a trip, for administrators. */
export async function findThreadOfTrip(
  database: Kysely<Tables>,
  reservationUuid: string,
): Promise<MessageThread | undefined> {
  return await database
    .selectFrom('message_threads')
    .selectAll()
    .where('reservation_uuid', '=', reservationUuid)
    .executeTakeFirst();
}

/** Counts a message that is about to be written, for the other side to read. The thread waits until it is written. */
export async function countMessage(
  transaction: Kysely<Tables>,
  uuid: string,
  { by, at }: { by: Side; at: Date },
): Promise<MessageThread> {
  const unread = by === 'customer' ? 'owner_unread' : 'customer_unread';
  return await transaction
    .updateTable('message_threads')
    .set({
      last_number: sql<number>`last_number + 1`,
      [unread]: sql<number>`${sql.ref(unread)} + 1`,
      // Never back: clocks of several processes differ.
      last_message_at: sql<Date>`greatest(last_message_at, ${at})`,
    })
    .where('uuid', '=', uuid)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Marks what the other side wrote as read, up to a message; what came after it stays unread. */
export async function markThreadRead(
  database: Kysely<Tables>,
  thread: MessageThread,
  { side, through }: { side: Side; through: number },
): Promise<void> {
  const unread = side === 'customer' ? 'customer_unread' : 'owner_unread';
  const reader = side === 'customer' ? thread.customer_uuid : thread.owner_uuid;
  const after = sql<number>`(
    select count(*)::int from thread_messages as message
    where message.thread_uuid = message_threads.uuid and message.number > ${through}
      and message.sender_uuid <> ${reader})`;
  await database
    .updateTable('message_threads')
    // One that was read on another device meanwhile stays read.
    .set({ [unread]: sql<number>`least(${sql.ref(unread)}, ${after})` })
    .where('uuid', '=', thread.uuid)
    .where(unread, '>', 0)
    .execute();
}

/** How many messages a person has not read, in all threads. */
export async function countUnreadMessages(database: Kysely<Tables>, userUuid: string): Promise<number> {
  const ofSide = (side: Side) =>
    database
      .selectFrom('message_threads')
      .select(({ fn }) => fn.sum<number | string | null>(`${side}_unread`).as('unread'))
      .where(`${side}_uuid`, '=', userUuid)
      .where(`${side}_unread`, '>', 0)
      .executeTakeFirstOrThrow();
  const [rented, hosted] = await Promise.all([ofSide('customer'), ofSide('owner')]);
  return Number(rented.unread ?? 0) + Number(hosted.unread ?? 0);
}

/** A person's threads, the last written first, with whom and what they are about; one more than `limit` when there are more. */
export async function readThreads(
  database: Kysely<Tables>,
  userUuid: string,
  { after, limit }: { after: ListPosition | undefined; limit: number },
) {
  // Of each side by its index, then both together: an `or` would sort all of a person's threads.
  const ofSide = (side: Side) => {
    const select = database
      .selectFrom('message_threads')
      .selectAll()
      .where(`${side}_uuid`, '=', userUuid)
      .orderBy('last_message_at', 'desc')
      .orderBy('uuid', 'desc')
      .limit(limit + 1);
    if (after === undefined) return select;
    return select.where(sql<boolean>`(last_message_at, uuid) < (${after.at}, ${after.uuid}::uuid)`);
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
    .innerJoin('users as customer', 'customer.uuid', 'thread.customer_uuid')
    .innerJoin('users as owner', 'owner.uuid', 'thread.owner_uuid')
    .innerJoin('thread_messages as last', (join) =>
      join.onRef('last.thread_uuid', '=', 'thread.uuid').onRef('last.number', '=', 'thread.last_number'),
    )
    .leftJoin('reservations as trip', 'trip.uuid', 'thread.reservation_uuid')
    .leftJoin('cities as city', 'city.id', 'car.city_id')
    .selectAll('thread')
    .select(['city.country_code', 'customer.phone_e164 as customer_phone', 'owner.phone_e164 as owner_phone'])
    .select(['car.make', 'car.model', 'customer.fname as customer_name', 'owner.fname as owner_name'])
    .select(['last.text', 'last.sender_uuid', 'trip.status', 'trip.pick_up_at', 'trip.return_at'])
    .select('trip.time_zone')
    .orderBy('thread.last_message_at', 'desc')
    .orderBy('thread.uuid', 'desc')
    .limit(limit + 1)
    .execute();
}
