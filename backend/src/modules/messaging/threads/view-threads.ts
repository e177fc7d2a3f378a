import type { Deps } from '../../../platform/deps.js';
import { decodeListCursor, pageOf } from '../../../platform/pagination/list-cursor.js';
import type { User } from '../../people/public.js';
import { hideContacts } from '../../../platform/contacts/find-contacts.js';
import { deleteBlock, insertBlock, readBlocks } from './blocks.repository.js';
import { excerptOf, showsContacts, toMessage } from './message-body.js';
import { readMessages } from './messages.repository.js';
import { readStatus, requireThread } from './send-message.js';
import type { MessagesBody, MessagesQuery, ThreadListBody, ThreadListQuery } from './thread.schemas.js';
import { countriesOfThread, readReadings, readSides } from './sides.repository.js';
import { countUnreadMessages, markThreadRead, readThreads } from './threads.repository.js';
import type { MessageThread } from './threads.table.js';

type ReadDeps = Pick<Deps, 'database'>;
const list = 'my-threads';

/** The caller's threads, the last written first. */
export async function listThreads(
  { database }: ReadDeps,
  user: User,
  { cursor, limit = 24 }: ThreadListQuery,
): Promise<ThreadListBody> {
  const after = decodeListCursor(list, cursor);
  const rows = await readThreads(database, user.uuid, { after, limit });
  const { page, ...more } = pageOf(list, rows, limit, 'last_message_at');
  const threads = page.map((row) => toThread(row, user));
  return { threads, unread: await countUnreadMessages(database, user.uuid), ...more };
}

type ThreadRow = Awaited<ReturnType<typeof readThreads>>[number];

function toThread(row: ThreadRow, user: User): ThreadListBody['threads'][number] {
  const side = sideOf(row, user);
  const text = row.text ?? '';
  return {
    thread_uuid: row.uuid,
    car: { car_uuid: row.car_uuid, name: [row.make, row.model].filter(Boolean).join(' ') },
    side,
    with_name: side === 'customer' ? row.owner_name : row.customer_name,
    trip: tripOf(row),
    excerpt: excerptOf(
      showsContacts(row.status) ? text : hideContacts(text, { countries: countriesOfThread(row) }),
    ),
    is_last_mine: row.sender_uuid === user.uuid,
    unread: side === 'customer' ? row.customer_unread : row.owner_unread,
    last_message_at: row.last_message_at.toISOString(),
  };
}

function tripOf({ reservation_uuid, status, pick_up_at, return_at, time_zone }: ThreadRow) {
  if (reservation_uuid === null || status === null) return null;
  if (pick_up_at === null || return_at === null || time_zone === null) return null;
  const [from, to] = [pick_up_at.toISOString(), return_at.toISOString()];
  return { reservation_uuid, status, pick_up_at: from, return_at: to, time_zone };
}

/**
 * A page of a thread, from the newest message back.
 *
 * @throws Problem 404 THREAD_NOT_FOUND
 */
export async function viewMessages(
  { database }: ReadDeps,
  user: User,
  threadUuid: string,
  { before, limit = 30 }: MessagesQuery,
): Promise<MessagesBody> {
  const thread = await requireThread(database, user, threadUuid);
  const end = Math.min(before ?? Infinity, thread.last_number + 1);
  const from = Math.max(1, end - limit);
  const [rows, status, blocks, sides, read_by_support] = await Promise.all([
    readMessages(database, thread.uuid, { from, before: end }),
    readStatus(database, thread.reservation_uuid),
    readBlocks(database, user.uuid, otherOf(thread, user)),
    readSides(database, thread),
    readReadings(database, thread.reservation_uuid),
  ]);
  const reader = {
    readerUuid: user.uuid,
    isOpen: showsContacts(status),
    countries: countriesOfThread(sides),
  };
  const other_state = sideOf(thread, user) === 'customer' ? sides.owner_state : sides.customer_state;
  return {
    messages: rows.map((message) => toMessage(message, reader)),
    has_more: from > 1,
    is_blocked: blocks.byMe,
    can_write: !blocks.byMe && !blocks.byOther && other_state !== 'closed',
    other_state,
    read_by_support: read_by_support.map((at) => ({ at: at.toISOString() })),
  };
}

/** @throws Problem 404 THREAD_NOT_FOUND */
export async function readThread(
  { database }: ReadDeps,
  user: User,
  threadUuid: string,
  { through }: { through: number },
): Promise<{ unread: number }> {
  const thread = await requireThread(database, user, threadUuid);
  await markThreadRead(database, thread, { side: sideOf(thread, user), through });
  return { unread: await countUnreadMessages(database, user.uuid) };
}

/**
 * Blocks the other side of a thread, or lets them write again: in all threads with them.
 *
 * @throws Problem 404 THREAD_NOT_FOUND
 */
export async function setBlocked(
  { database, now }: Pick<Deps, 'database' | 'now'>,
  user: User,
  threadUuid: string,
  isBlocked: boolean,
): Promise<void> {
  const thread = await requireThread(database, user, threadUuid);
  const block = { blocker: user.uuid, blocked: otherOf(thread, user) };
  await (isBlocked ? insertBlock(database, block, now()) : deleteBlock(database, block));
}

type Sides = Pick<MessageThread, 'customer_uuid' | 'owner_uuid'>;

const sideOf = ({ customer_uuid }: Sides, { uuid }: User) => (customer_uuid === uuid ? 'customer' : 'owner');

const otherOf = ({ customer_uuid, owner_uuid }: Sides, { uuid }: User) =>
  customer_uuid === uuid ? owner_uuid : customer_uuid;
