import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { User } from '../../people/public.js';
import { receiveMemberMessage, type CaseReceipt } from '../../support/public.js';
import { findMessage, readMessages } from './messages.repository.js';
import { requireThread } from './send-message.js';
import { threadNotFound } from './thread-problems.js';
import type { ReportRequest } from './thread.schemas.js';
import type { MessageThread, ThreadMessage } from './threads.table.js';

/** How many messages on each side of a reported one administrators need to judge it. */
const around = 3;

/**
 * Reports a message of the other side: a case for administrators, with the message and the few around it as they were
 * typed, so that they can judge it without reading the thread.
 *
 * @throws Problem 404 THREAD_NOT_FOUND, also when the message is none of the other side's in it
 */
export async function reportMessage(
  transaction: Kysely<Tables>,
  user: User,
  threadUuid: string,
  { message_uuid: uuid, text, may_read_messages }: ReportRequest,
  now: Date,
): Promise<CaseReceipt> {
  const thread = await requireThread(transaction, user, threadUuid);
  const message = await findMessage(transaction, { threadUuid: thread.uuid, uuid });
  if (message === undefined || message.sender_uuid === user.uuid) throw threadNotFound();
  const { reservation_uuid } = thread;
  const { number } = message;
  const range = { from: number - around, before: number + around + 1 };
  const excerpt = (await readMessages(transaction, thread.uuid, range)).reverse();
  const report = {
    topic: reservation_uuid === null ? 'listing' : 'trip',
    text: `${text}\n\n${quote(excerpt, { thread, message })}`,
    may_read_messages: may_read_messages ?? false,
    ...(reservation_uuid === null ? {} : { reservation_uuid }),
  } as const;
  return await receiveMemberMessage(transaction, user, report, now);
}

/** Each message in a paragraph with its number and its sender; the reported one is marked. */
function quote(
  messages: readonly ThreadMessage[],
  { thread, message }: { thread: MessageThread; message: ThreadMessage },
): string {
  return messages
    .map(({ uuid, number, sender_uuid, text }) => {
      const by = sender_uuid === thread.customer_uuid ? 'Customer' : 'Owner';
      const mark = uuid === message.uuid ? ', reported' : '';
      return `${number} · ${by}${mark}:\n“${text ?? ''}”`;
    })
    .join('\n\n');
}
