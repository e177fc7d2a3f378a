import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { isUuid } from '../../../platform/database/uuid.js';
import type { Deps } from '../../../platform/deps.js';
import { eachOf } from '../../../platform/jobs/each-of.js';
import { documentNotFound, type User } from '../../people/public.js';
import { mayReadThread } from './read-in-dispute.js';
import {
  deleteMessagePhoto,
  findMessagePhoto,
  findOldPhotos,
  insertMessagePhoto,
  unsentSince,
} from '../photos/message-photos.repository.js';
import type { MessagePhoto } from '../photos/message-photos.table.js';

/** Nothing is disputed any more about a trip that neither side has written about for so long. */
const silentMs = 2 * 365 * 86_400_000;

/**
 * Keeps a photo for a message that is about to be sent.
 *
 * @throws Problem as `FileOpener.open` for documents
 */
export async function keepMessagePhoto(
  { database, documentStorage, fileOpener, now }: Deps,
  user: User,
  file: Uint8Array,
): Promise<MessagePhoto> {
  const opened = await fileOpener.open(
    { kind: 'document', bytes: file, mayBePdf: false, mayBeSmall: true },
    user.uuid,
  );
  const storage_key = randomBytes(24).toString('hex');
  await documentStorage.write(storage_key, opened.bytes, opened.media_type);
  try {
    return await insertMessagePhoto(database, {
      storage_key,
      user_uuid: user.uuid,
      width: opened.width ?? 0,
      height: opened.height ?? 0,
      message_uuid: null,
      created_at: now(),
    });
  } catch (error) {
    await documentStorage.remove(storage_key);
    throw error;
  }
}

/**
 * A photo for those who may see it: who sent it, the two of the thread, and administrators as long as they may read it.
 *
 * @throws Problem 404 DOCUMENT_NOT_FOUND for everyone else
 */
export async function openMessagePhoto(
  { database, documentStorage, now }: Deps,
  user: User,
  uuid: string,
): Promise<Readable> {
  const photo = isUuid(uuid) ? await findMessagePhoto(database, uuid) : undefined;
  if (photo === undefined) throw documentNotFound();
  const isShown =
    [photo.user_uuid, photo.customer_uuid, photo.owner_uuid].includes(user.uuid) ||
    (user.role === 'admin' && (await mayReadThread(database, photo.reservation_uuid, now())));
  const content = isShown ? await documentStorage.read(photo.storage_key) : undefined;
  if (content === undefined) throw documentNotFound();
  return content;
}

/** Deletes photos that were never sent, and those of conversations that ended long ago. */
export async function deleteOldPhotos({ database, documentStorage, now }: Deps): Promise<void> {
  const at = now();
  const old = await findOldPhotos(database, {
    unsentBefore: unsentSince(at),
    silentBefore: new Date(at.getTime() - silentMs),
  });
  await eachOf(old, async ({ uuid, storage_key }) => {
    // The file first: a row that is left finds it again.
    await documentStorage.remove(storage_key);
    await deleteMessagePhoto(database, uuid);
  });
}
