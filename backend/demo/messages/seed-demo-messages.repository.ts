import type { Transaction } from 'kysely';
import { insertBlock } from '../../src/modules/messaging/threads/blocks.repository.js';
import { reportMessage } from '../../src/modules/messaging/threads/report-message.js';
import { sendMessage, type Destination } from '../../src/modules/messaging/threads/send-message.js';
import type { ThreadMessageBody } from '../../src/modules/messaging/threads/thread.schemas.js';
import { findUserByUuid } from '../../src/modules/people/users/users.repository.js';
import type { User } from '../../src/modules/people/users/users.table.js';
import { publishEvent } from '../../src/platform/outbox/outbox.js';
import type { Tables } from '../../src/tables.js';
import { oscarUuid } from '../cars/demo-car-rows.js';
import { demoReviewers } from '../cars/demo-people.js';
import { claraUuid } from '../reservations/demo-trips.js';
import { questions, tripConversations, type DemoConversation } from './demo-conversations.js';

const hourMs = 3_600_000;
/** Of each status, so many of Oscar’s and of Clara’s trips have a conversation. */
const perStatus = 2;

/** Conversations in every state: read and not, questions that wait, hidden contact details, one reported, one blocked. */
export async function seedDemoMessages(transaction: Transaction<Tables>, now: Date): Promise<void> {
  const write = writerOf(transaction, now);
  const reported = await writeAboutTrips(transaction, write);
  if (reported !== undefined) await report(transaction, reported, now);
  await writeQuestions(transaction, write, now);
  // Said by the bell below, and never by mail: it is past.
  await transaction
    .updateTable('message_threads')
    .set({ customer_told_at: null, owner_told_at: null })
    .execute();
}

type Write = (
  to: Exclude<Destination, { threadUuid: string }>,
  sides: { customer: User; owner: User },
  conversation: DemoConversation,
  start: Date,
) => Promise<ThreadMessageBody | undefined>;

function writerOf(transaction: Transaction<Tables>, now: Date): Write {
  return async (to, sides, { lines, unreadBy }, start) => {
    let at = start.getTime();
    let destination: Destination = to;
    let last: ThreadMessageBody | undefined;
    for (const [by, afterHours, text] of lines) {
      // What would be said later is not said yet.
      at = Math.min(at + afterHours * hourMs, now.getTime() - 60_000);
      last = await sendMessage(
        transaction,
        sides[by],
        destination,
        { text },
        { now: new Date(at), apiUrl: '' },
      );
      destination = { threadUuid: last.thread_uuid };
    }
    if (last === undefined) return undefined;
    const read = { customer_unread: 0, owner_unread: 0 };
    if (unreadBy === 'customer') read.customer_unread = 1;
    if (unreadBy === 'owner') read.owner_unread = countLast(lines, 'customer');
    await transaction.updateTable('message_threads').set(read).where('uuid', '=', last.thread_uuid).execute();
    if (unreadBy !== undefined) {
      const waiting = {
        threadUuid: last.thread_uuid,
        readerUuid: sides[unreadBy].uuid,
        isMailed: false,
      } as const;
      await publishEvent(transaction, { kind: 'messages_waiting', ...waiting }, new Date(at));
    }
    return last;
  };
}

/** How many messages in a row a side wrote at the end. */
function countLast(lines: DemoConversation['lines'], by: 'customer' | 'owner'): number {
  const other = lines.findLastIndex(([side]) => side !== by);
  return lines.length - 1 - other;
}

/** @returns the last message of the disputed trip */
async function writeAboutTrips(transaction: Transaction<Tables>, write: Write) {
  const trips = await transaction
    .selectFrom('reservations')
    .select(['uuid', 'status', 'customer_uuid', 'owner_uuid', 'booked_at'])
    .where((where) => where.or([where('owner_uuid', '=', oscarUuid), where('customer_uuid', '=', claraUuid)]))
    .where('booked_at', 'is not', null)
    .orderBy('pick_up_at', 'desc')
    .orderBy('uuid')
    .execute();
  const written = new Map<string, number>();
  let reported: { message: ThreadMessageBody; by: User } | undefined;
  for (const { uuid, status, customer_uuid, owner_uuid, booked_at } of trips) {
    const conversation = tripConversations[status];
    const whose = `${status} ${owner_uuid === oscarUuid ? 'hosted' : 'rented'}`;
    const before = written.get(whose) ?? 0;
    if (conversation === undefined || booked_at === null || before >= perStatus) continue;
    written.set(whose, before + 1);
    const sides = {
      customer: await personOf(transaction, customer_uuid),
      owner: await personOf(transaction, owner_uuid),
    };
    const message = await write({ reservationUuid: uuid }, sides, conversation, booked_at);
    if (status === 'disputed' && message !== undefined) reported = { message, by: sides.customer };
  }
  return reported;
}

async function report(
  transaction: Transaction<Tables>,
  { message, by }: { message: ThreadMessageBody; by: User },
  now: Date,
): Promise<void> {
  const { thread_uuid, message_uuid } = message;
  const request = { message_uuid, text: 'This is a threat. Please look at it.', may_read_messages: true };
  await reportMessage(transaction, by, thread_uuid, request, new Date(now.getTime() - hourMs));
}

/** Questions about Oscar’s cars, most of them answered, and one sender whom he has blocked. */
async function writeQuestions(transaction: Transaction<Tables>, write: Write, now: Date): Promise<void> {
  const cars = await transaction
    .selectFrom('cars')
    .select('uuid')
    .where('owner_uuid', '=', oscarUuid)
    .where('is_public', '=', true)
    .orderBy('uuid')
    .limit(questions.length)
    .execute();
  const owner = await personOf(transaction, oscarUuid);
  for (const [index, { question, answer, afterHours = 0 }] of questions.entries()) {
    const [car, asking] = [cars[index % Math.max(1, cars.length)], demoReviewers[index]];
    if (car === undefined || asking === undefined) continue;
    const customer = await personOf(transaction, asking.uuid);
    const lines = [
      ['customer', 0, question] as const,
      ...(answer === undefined ? [] : [['owner', afterHours, answer] as const]),
    ];
    const start = new Date(now.getTime() - (8 + index * 50) * hourMs);
    const conversation: DemoConversation = answer === undefined ? { lines, unreadBy: 'owner' } : { lines };
    await write({ carUuid: car.uuid }, { customer, owner }, conversation, start);
    if (index === questions.length - 2) {
      await insertBlock(transaction, { blocker: owner.uuid, blocked: customer.uuid }, now);
    }
  }
}

async function personOf(transaction: Transaction<Tables>, uuid: string): Promise<User> {
  const person = await findUserByUuid(transaction, uuid);
  if (person === undefined) throw new Error(`The demo has no person ${uuid}`);
  return person;
}
