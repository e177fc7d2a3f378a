import type { Deps } from '../../../platform/deps.js';
import type { MarkDone } from '../../../platform/idempotency/mark-done.js';
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
  deps: Pick<Deps, 'database' | 'now'>,
  user: User,
  threadUuid: string,
  { message_uuid: uuid, text, key, done }: ReportRequest & { key: string; done: MarkDone },
): Promise<CaseReceipt> {
  const thread = await requireThread(deps.database, user, threadUuid);
  const message = await findMessage(deps.database, { threadUuid: thread.uuid, uuid });
  if (message === undefined || message.sender_uuid === user.uuid) throw threadNotFound();
  const { reservation_uuid } = thread;
  return await receiveMemberMessage(
    deps,
    user,
    {
      topic: reservation_uuid === null ? 'listing' : 'trip',
      text: `Reported message ${message.uuid}:\n\n“${message.text ?? ''}”\n\n${text.trim()}`,
      ...(reservation_uuid === null ? {} : { reservation_uuid }),
    },
    { key, done },
  );
}
