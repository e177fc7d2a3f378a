import { sql } from 'kysely';
import { markKey, type SentMessage } from '../world/conversations.js';
import type { World } from '../world/world.js';

interface Thread {
  uuid: string;
  last_number: number;
  sides: { uuid: string; unread: number }[];
  messages: { number: number; sender_uuid: string; text: string }[];
}

/**
 * What of the conversations is not as people know it: numbers with gaps, messages that were lost, came twice or were
 * never sent, and unread messages that are not those received less those read.
 */
export async function findConversationFaults(world: World): Promise<string[]> {
  const { database, conversations } = world;
  const { rows: threads } = await sql<Thread>`
    select uuid, last_number,
      json_build_array(json_build_object('uuid', customer_uuid, 'unread', customer_unread),
        json_build_object('uuid', owner_uuid, 'unread', owner_unread)) as sides,
      (select coalesce(json_agg(message order by number), '[]')
        from (select number, sender_uuid, text from thread_messages where thread_uuid = thread.uuid) as message
      ) as messages
    from message_threads as thread`.execute(database.direct);
  return [
    ...threads.flatMap((thread) => [...faultsOfNumbers(thread), ...faultsOfUnread(world, thread)]),
    ...faultsOfMessages(threads, conversations.sent),
  ];
}

function faultsOfNumbers({ uuid, last_number, messages }: Thread): string[] {
  const numbers = messages.map(({ number }) => number);
  const isWhole = numbers.length === last_number && numbers.every((number, index) => number === index + 1);
  return isWhole ? [] : [`thread ${uuid} counts ${last_number} messages, and has ${numbers.join(', ')}`];
}

function faultsOfUnread({ conversations, people }: World, { uuid, sides, messages }: Thread): string[] {
  return [...people.customers, ...people.owners].flatMap((person) => {
    const side = sides.find((one) => one.uuid === person.user.uuid);
    if (side === undefined) return [];
    const { known, possible } = conversations.marks.get(markKey(uuid, person)) ?? { known: 0, possible: [] };
    const received = messages.filter(({ sender_uuid }) => sender_uuid !== side.uuid);
    const expected = [known, ...possible.filter((through) => through > known)].map(
      (mark) => received.filter(({ number }) => number > mark).length,
    );
    if (expected.includes(side.unread)) return [];
    return [`${person.name} has ${side.unread} unread in thread ${uuid}, not ${expected.join(' or ')}`];
  });
}

function faultsOfMessages(threads: readonly Thread[], sent: ReadonlyMap<string, SentMessage>): string[] {
  const stored = threads.flatMap(({ uuid, messages }) =>
    messages.map((message) => ({ ...message, threadUuid: uuid })),
  );
  return [
    ...stored.filter(({ text }) => !sent.has(text)).map(({ text }) => `none has sent “${text}”`),
    ...[...sent].flatMap(([text, { sender, threadUuid }]) => {
      const found = stored.filter((one) => one.text === text);
      const isRight = found.every(
        (one) => one.sender_uuid === sender.user.uuid && one.threadUuid === (threadUuid ?? one.threadUuid),
      );
      if (isRight && (found.length === 1 || (found.length === 0 && threadUuid === undefined))) return [];
      return [
        `“${text}” is stored ${found.length} times, and was ${threadUuid ? 'accepted' : 'not answered'}`,
      ];
    }),
  ];
}

/** What people were shown as unread and is not, once nothing happens any more. */
export async function findWrongInboxes({ database, conversations }: World): Promise<string[]> {
  const { rows } = await sql<{ uuid: string; user_uuid: string; unread: number }>`
    select uuid, customer_uuid as user_uuid, customer_unread as unread from message_threads
    union all select uuid, owner_uuid, owner_unread from message_threads`.execute(database.direct);
  return rows
    .filter(({ uuid, user_uuid, unread }) => conversations.shown.get(user_uuid)?.get(uuid) !== unread)
    .map(
      ({ uuid, user_uuid, unread }) => `${user_uuid} has ${unread} unread in ${uuid}, and is shown otherwise`,
    );
}
