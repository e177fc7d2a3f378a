import type { Insertable, Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { MessagePhoto, MessagePhotosTable } from './message-photos.table.js';

export async function insertMessagePhoto(
  database: Kysely<Tables>,
  photo: Insertable<MessagePhotosTable>,
): Promise<MessagePhoto> {
  return await database.insertInto('message_photos').values(photo).returningAll().executeTakeFirstOrThrow();
}

/** What was uploaded and not sent within a day is not sent any more. */
export const unsentSince = (now: Date): Date => new Date(now.getTime() - 86_400_000);

/**
 * Puts a person's photos that are in no message yet into one, in this order; those that are about to be deleted are left.
 *
 * @returns how many were put there
 */
export async function attachPhotos(
  transaction: Kysely<Tables>,
  photoUuids: readonly string[],
  { messageUuid, userUuid, now }: { messageUuid: string; userUuid: string; now: Date },
): Promise<number> {
  let attached = 0;
  for (const [position, uuid] of photoUuids.entries()) {
    const { numUpdatedRows } = await transaction
      .updateTable('message_photos')
      .set({ message_uuid: messageUuid, position })
      .where('uuid', '=', uuid)
      .where('user_uuid', '=', userUuid)
      .where('message_uuid', 'is', null)
      .where('created_at', '>=', unsentSince(now))
      .executeTakeFirstOrThrow();
    attached += Number(numUpdatedRows);
  }
  return attached;
}

/** The photos of messages, in order. */
export async function readPhotosOf(
  database: Kysely<Tables>,
  messageUuids: readonly string[],
): Promise<MessagePhoto[]> {
  if (messageUuids.length === 0) return [];
  return await database
    .selectFrom('message_photos')
    .selectAll()
    .where('message_uuid', 'in', messageUuids)
    .orderBy('position')
    .execute();
}

/** A photo, and the thread that it is in; null while it is in none. */
export async function findMessagePhoto(database: Kysely<Tables>, uuid: string) {
  return await database
    .selectFrom('message_photos as photo')
    .leftJoin('thread_messages as message', 'message.uuid', 'photo.message_uuid')
    .leftJoin('message_threads as thread', 'thread.uuid', 'message.thread_uuid')
    .selectAll('photo')
    .select(['thread.customer_uuid', 'thread.owner_uuid', 'thread.reservation_uuid'])
    .where('photo.uuid', '=', uuid)
    .executeTakeFirst();
}

/** Takes a person's photos out of their messages, to be deleted as those that were never sent. */
export async function detachPhotosOf(database: Kysely<Tables>, userUuid: string): Promise<void> {
  await database
    .updateTable('message_photos')
    .set({ message_uuid: null })
    .where('user_uuid', '=', userUuid)
    .execute();
}

/** The photos that are in no message since before an instant, and those in threads where none was written since another. */
export async function findOldPhotos(
  database: Kysely<Tables>,
  { unsentBefore, silentBefore }: { unsentBefore: Date; silentBefore: Date },
): Promise<Pick<MessagePhoto, 'uuid' | 'storage_key'>[]> {
  const unsent = database
    .selectFrom('message_photos')
    .select(['uuid', 'storage_key'])
    .where('message_uuid', 'is', null)
    .where('created_at', '<', unsentBefore)
    .limit(200);
  const silent = database
    .selectFrom('message_photos as photo')
    .innerJoin('thread_messages as message', 'message.uuid', 'photo.message_uuid')
    .innerJoin('message_threads as thread', 'thread.uuid', 'message.thread_uuid')
    .select(['photo.uuid', 'photo.storage_key'])
    .where('photo.created_at', '<', silentBefore)
    .where('thread.last_message_at', '<', silentBefore)
    .limit(200);
  return [...(await unsent.execute()), ...(await silent.execute())];
}

export async function deleteMessagePhoto(database: Kysely<Tables>, uuid: string): Promise<void> {
  await database.deleteFrom('message_photos').where('uuid', '=', uuid).execute();
}
