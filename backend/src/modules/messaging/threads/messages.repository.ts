import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { detachPhotosOf } from '../photos/message-photos.repository.js';
import type { ThreadMessage } from './threads.table.js';

/** Writes a message that its thread has counted. */
export async function insertMessage(
  transaction: Kysely<Tables>,
  message: Omit<ThreadMessage, 'uuid' | 'request_key'>,
): Promise<ThreadMessage> {
  return await transaction
    .insertInto('thread_messages')
    .values(message)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The last two texts that a person wrote in a thread, the oldest first. */
export async function readLastTextsOf(
  database: Kysely<Tables>,
  { threadUuid, senderUuid }: { threadUuid: string; senderUuid: string },
): Promise<string[]> {
  const rows = await database
    .selectFrom('thread_messages')
    .select('text')
    .where('thread_uuid', '=', threadUuid)
    .where('sender_uuid', '=', senderUuid)
    .orderBy('number', 'desc')
    .limit(2)
    .execute();
  return rows.toReversed().map(({ text }) => text ?? '');
}

/** A message of a thread. */
export async function findMessage(
  database: Kysely<Tables>,
  { threadUuid, uuid }: { threadUuid: string; uuid: string },
): Promise<ThreadMessage | undefined> {
  return await database
    .selectFrom('thread_messages')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('thread_uuid', '=', threadUuid)
    .executeTakeFirst();
}

/**
 * Messages of a thread by a range of their numbers, the newest first. Both ends are given, so that no more rows are read
 * than the page has, however the database goes about it.
 */
export async function readMessages(
  database: Kysely<Tables>,
  threadUuid: string,
  { from, before }: { from: number; before: number },
): Promise<ThreadMessage[]> {
  return await database
    .selectFrom('thread_messages')
    .selectAll()
    .where('thread_uuid', '=', threadUuid)
    .where('number', '>=', from)
    .where('number', '<', before)
    .orderBy('number', 'desc')
    .execute();
}

/** Erases what a person wrote: they are a member no longer. The other side sees that there was a message. */
export async function eraseMessagesOf(database: Kysely<Tables>, userUuid: string): Promise<void> {
  await database
    .updateTable('thread_messages')
    .set({ text: null })
    .where('sender_uuid', '=', userUuid)
    .where('text', 'is not', null)
    .execute();
  await detachPhotosOf(database, userUuid);
  await database.deleteFrom('message_templates').where('user_uuid', '=', userUuid).execute();
  await database
    .deleteFrom('message_blocks')
    .where((where) => where.or([where('blocker_uuid', '=', userUuid), where('blocked_uuid', '=', userUuid)]))
    .execute();
}
