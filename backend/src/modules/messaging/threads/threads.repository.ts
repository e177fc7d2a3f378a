import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
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
  { by, at, tellAt }: { by: Side; at: Date; tellAt: Date },
): Promise<MessageThread> {
  const other = by === 'customer' ? 'owner' : 'customer';
  const [unread, toldAt] = [`${other}_unread`, `${other}_told_at`];
  return await transaction
    .updateTable('message_threads')
    .set({
      last_number: sql<number>`last_number + 1`,
      [unread]: sql<number>`${sql.ref(unread)} + 1`,
      // A first question is what an owner waits for; all else may be read meanwhile.
      [toldAt]: sql<Date>`coalesce(${sql.ref(toldAt)},
        case when last_number = 0 and reservation_uuid is null then ${at}::timestamptz else ${tellAt}::timestamptz end)`,
      ...(by === 'owner' ? { answered_at: sql<Date>`coalesce(answered_at, ${at})` } : {}),
      // Never back: clocks of several processes differ.
      last_message_at: sql<Date>`greatest(last_message_at, ${at})`,
    })
    .where('uuid', '=', uuid)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Locks a thread: nothing is written in it meanwhile. */
export async function lockThread(transaction: Kysely<Tables>, uuid: string): Promise<void> {
  await transaction
    .selectFrom('message_threads')
    .select('uuid')
    .where('uuid', '=', uuid)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Marks what the other side wrote as read, up to a message; what came after it stays unread. The thread is locked.
 *
 * @returns whether anything up to it was not read yet
 */
export async function markThreadRead(
  transaction: Kysely<Tables>,
  thread: MessageThread,
  { side, through }: { side: Side; through: number },
): Promise<boolean> {
  // An update that waits for a message that is being written would count without it.
  await lockThread(transaction, thread.uuid);
  const unread = side === 'customer' ? 'customer_unread' : 'owner_unread';
  const reader = side === 'customer' ? thread.customer_uuid : thread.owner_uuid;
  const after = sql<number>`(
    select count(*)::int from thread_messages as message
    where message.thread_uuid = message_threads.uuid and message.number > ${through}
      and message.sender_uuid <> ${reader})`;
  const { numUpdatedRows } = await transaction
    .updateTable('message_threads')
    .set({ [unread]: after })
    .where('uuid', '=', thread.uuid)
    // What was read on another device meanwhile stays read.
    .where(unread, '>', after)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
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

/** A person's threads that were written in since an instant, or in the moment before: clocks of several processes differ. */
export async function readThreadsSince(
  database: Kysely<Tables>,
  userUuid: string,
  since: Date,
  now: Date,
): Promise<Pick<MessageThread, 'uuid' | 'last_number' | 'last_message_at'>[]> {
  // What is older than a day, the page reads anew.
  const from = new Date(Math.max(since.getTime() - 5_000, now.getTime() - 86_400_000));
  const ofSide = (side: Side) =>
    database
      .selectFrom('message_threads')
      .select(['uuid', 'last_number', 'last_message_at'])
      .where(`${side}_uuid`, '=', userUuid)
      .where('last_message_at', '>=', from);
  return await ofSide('customer').unionAll(ofSide('owner')).orderBy('last_message_at').limit(100).execute();
}
