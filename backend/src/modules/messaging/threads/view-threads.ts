import { isUuid } from '../../../platform/database/uuid.js';
import type { Deps } from '../../../platform/deps.js';
import { announce } from '../../../platform/live/announce.repository.js';
import { decodeListCursor, pageOf } from '../../../platform/pagination/list-cursor.js';
import { hideContacts } from '../../contacts/public.js';
import { toPhoto } from '../../catalog/public.js';
import type { User } from '../../people/public.js';
import { toMessagePhoto } from '../photos/message-photo-body.js';
import { readPhotosOf } from '../photos/message-photos.repository.js';
import { readResponseTime } from '../unread/response-time.js';
import { deleteBlock, insertBlock, readBlocks } from './blocks.repository.js';
import { excerptOf, showsContacts, toMessage } from './message-body.js';
import { readMessages } from './messages.repository.js';
import { readStatus, requireThread } from './send-message.js';
import { threadNotFound } from './thread-problems.js';
import type {
  MessagesBody,
  MessagesQuery,
  MessageThreadBody,
  ThreadAboutQuery,
  ThreadListBody,
  ThreadListQuery,
} from './thread.schemas.js';
import { readThreads } from './list-threads.repository.js';
import { countriesOfThread, readReadings, readSides } from './sides.repository.js';
import { countUnreadMessages, markThreadRead } from './threads.repository.js';
import type { MessageThread } from './threads.table.js';

type ReadDeps = Pick<Deps, 'database' | 'apiUrl'>;
const list = 'my-threads';

/** The caller's threads, the last written first; with those about their cars, how soon they answer. */
export async function listThreads(
  { database, apiUrl, now }: ReadDeps & Pick<Deps, 'now'>,
  user: User,
  { cursor, limit = 24, ...wanted }: ThreadListQuery,
): Promise<ThreadListBody> {
  const after = decodeListCursor(list, cursor);
  const rows = await readThreads(database, user.uuid, { ...wanted, after, limit });
  const { page, ...more } = pageOf(list, rows, limit, 'last_message_at');
  const threads = page.map((row) => toThread(row, user, apiUrl));
  const isHosting = wanted.filter === 'hosting' && after === undefined;
  const response = isHosting ? await readResponseTime({ database, now }, user.uuid) : null;
  return { threads, unread: await countUnreadMessages(database, user.uuid), response, ...more };
}

/** The caller’s thread about a trip, or their questions about a car; null where none was begun. */
export async function findThreadAbout(
  { database, apiUrl }: ReadDeps,
  user: User,
  { car_uuid: carUuid, reservation_uuid: reservationUuid }: ThreadAboutQuery,
): Promise<{ thread: MessageThreadBody | null }> {
  const only =
    reservationUuid !== undefined ? { reservationUuid } : carUuid !== undefined ? { carUuid } : undefined;
  const [row] = only === undefined ? [] : await readThreads(database, user.uuid, { only, limit: 1 });
  return { thread: row === undefined ? null : toThread(row, user, apiUrl) };
}

/**
 * One of a person's threads, as their list has it.
 *
 * @param isOfOther whether it has the last message of the other side instead of the last one
 * @throws Problem 404 THREAD_NOT_FOUND
 */
export async function viewThread(
  { database, apiUrl }: ReadDeps,
  user: Pick<User, 'uuid'>,
  threadUuid: string,
  { isOfOther }: { isOfOther: boolean } = { isOfOther: false },
): Promise<MessageThreadBody> {
  const wanted = { only: { threadUuid }, isOfOther, limit: 1 };
  const [row] = isUuid(threadUuid) ? await readThreads(database, user.uuid, wanted) : [];
  if (row === undefined) throw threadNotFound();
  return toThread(row, user, apiUrl);
}

type ThreadRow = Awaited<ReturnType<typeof readThreads>>[number];

function toThread(row: ThreadRow, user: Pick<User, 'uuid'>, apiUrl: string): MessageThreadBody {
  const side = sideOf(row, user);
  const name = [row.make, row.model].filter(Boolean).join(' ');
  const text = row.text ?? '';
  return {
    thread_uuid: row.uuid,
    car: {
      car_uuid: row.car_uuid,
      name,
      photo: row.cover === null ? null : toPhoto({ apiUrl }, row.cover, name),
    },
    side,
    with_name: side === 'customer' ? row.owner_name : row.customer_name,
    other_state: side === 'customer' ? row.owner_state : row.customer_state,
    trip: tripOf(row),
    excerpt:
      text === '' && row.text !== null
        ? 'Photo'
        : excerptOf(
            showsContacts(row.status)
              ? text
              : hideContacts(text, { countries: countriesOfThread(row) }, row.continued_units),
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
  { database, apiUrl }: ReadDeps,
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
  const photos = await readPhotosOf(
    database,
    rows.map(({ uuid }) => uuid),
  );
  const reader = {
    readerUuid: user.uuid,
    isOpen: showsContacts(status),
    countries: countriesOfThread(sides),
  };
  const other_state = sideOf(thread, user) === 'customer' ? sides.owner_state : sides.customer_state;
  return {
    messages: rows.map((message) => {
      const own = photos.filter(({ message_uuid }) => message_uuid === message.uuid);
      return toMessage(
        message,
        reader,
        own.map((photo) => toMessagePhoto({ apiUrl }, photo)),
      );
    }),
    has_more: from > 1,
    is_blocked: blocks.byMe,
    can_write: !blocks.byMe && !blocks.byOther && other_state !== 'closed',
    unread_by_other: sideOf(thread, user) === 'customer' ? thread.owner_unread : thread.customer_unread,
    other_state,
    read_by_support: read_by_support.map((at) => ({ at: at.toISOString() })),
  };
}

/** @throws Problem 404 THREAD_NOT_FOUND */
export async function readThread(
  { database, markLinkRead, now }: Pick<Deps, 'database' | 'markLinkRead' | 'now'>,
  user: User,
  threadUuid: string,
  { through }: { through: number },
): Promise<{ unread: number }> {
  const thread = await requireThread(database, user, threadUuid);
  const side = sideOf(thread, user);
  if (thread[`${side}_unread`] > 0) {
    await database.transaction().execute(async (transaction) => {
      // Said again of what was read before, it would have each open page ask and say it again.
      if (!(await markThreadRead(transaction, thread, { side, through }))) return;
      const link = `/dashboard/messages/${thread.uuid}`;
      await markLinkRead(transaction, { userUuid: user.uuid, link }, now());
      await announce(transaction, {
        to: [thread.customer_uuid, thread.owner_uuid],
        event: { kind: 'read', thread_uuid: thread.uuid },
      });
    });
  }
  return { unread: await countUnreadMessages(database, user.uuid) };
}

/**
 * Lets the other side's open pages know that the caller is typing, unless one of the two has blocked the other.
 *
 * @throws Problem 404 THREAD_NOT_FOUND
 */
export async function tellTyping({ database }: ReadDeps, user: User, threadUuid: string): Promise<void> {
  const thread = await requireThread(database, user, threadUuid);
  const other = otherOf(thread, user);
  const blocks = await readBlocks(database, user.uuid, other);
  if (blocks.byMe || blocks.byOther) return;
  await announce(database, { to: [other], event: { kind: 'typing', thread_uuid: thread.uuid } });
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

const sideOf = ({ customer_uuid }: Sides, { uuid }: Pick<User, 'uuid'>) =>
  customer_uuid === uuid ? 'customer' : 'owner';

const otherOf = ({ customer_uuid, owner_uuid }: Sides, { uuid }: User) =>
  customer_uuid === uuid ? owner_uuid : customer_uuid;
