import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { User } from '../../people/public.js';
import { receiveMemberMessage, type CaseReceipt } from '../../support/public.js';
import { findMessage } from './messages.repository.js';
import { requireThread } from './send-message.js';
import { threadNotFound } from './thread-problems.js';
import type { ReportRequest } from './thread.schemas.js';

/**
 * Reports a message of the other side: a case for administrators, with the message as it was typed, so that they can
 * judge it without reading the thread.
 *
 * @throws Problem 404 THREAD_NOT_FOUND, also when the message is none of the other side's in it
 */
export async function reportMessage(
  transaction: Kysely<Tables>,
  user: User,
  threadUuid: string,
  { message_uuid: uuid, text }: ReportRequest,
  now: Date,
): Promise<CaseReceipt> {
  const thread = await requireThread(transaction, user, threadUuid);
  const message = await findMessage(transaction, { threadUuid: thread.uuid, uuid });
  if (message === undefined || message.sender_uuid === user.uuid) throw threadNotFound();
  const { reservation_uuid } = thread;
  const report = {
    topic: reservation_uuid === null ? 'listing' : 'trip',
    text: `Reported message ${message.uuid}:\n\n“${message.text ?? ''}”\n\n${text}`,
    ...(reservation_uuid === null ? {} : { reservation_uuid }),
  } as const;
  return await receiveMemberMessage(transaction, user, report, now);
}
