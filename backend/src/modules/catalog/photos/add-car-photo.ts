import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { updateCarRow } from '../cars/cars.repository.js';
import { findOwnCar, lockOwnCar } from '../cars/own-car-access.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { insertCarPhoto, readCarPhotos, refreshCover } from './car-photos.repository.js';
import type { CarPhoto } from './car-photos.table.js';
import { photoLimits } from './photo-limits.js';
import { photoProblem } from './photo-problems.js';
import { storePhoto } from './store-photo.js';
import type { User } from '../../people/public.js';

/**
 * Adds a photo after the others of the caller's own car.
 *
 * @returns the id of the new photo
 * @throws Problem CAR_NOT_FOUND, PHOTO_LIMIT_REACHED, and as `FileOpener.open`
 */
export async function addCarPhoto(
  { database, photoStorage, fileOpener, now }: Deps,
  owner: User,
  carUuid: string,
  file: { bytes: Uint8Array; name: string },
): Promise<string> {
  // Before the work, and again below: several may arrive at once.
  const car = await findOwnCar(database, owner, carUuid);
  await requireRoom(database, car.uuid);

  const photo = await fileOpener.open({ kind: 'photo', ...file }, owner.uuid);
  const uuid = randomUUID();
  const storage_key = await storePhoto(photoStorage, photo, uuid);
  try {
    await database.transaction().execute(async (transaction) => {
      await lockOwnCar(transaction, owner, car.uuid);
      const photos = await requireRoom(transaction, car.uuid);
      const { width, height, placeholder, sizes } = photo;
      const widths = sizes.map((size) => size.width);
      await insertCarPhoto(transaction, {
        uuid,
        storage_key,
        width,
        height,
        widths,
        placeholder,
        car_uuid: car.uuid,
        position: photos.length,
      });
      await refreshCover(transaction, car.uuid);
      await updateCarRow(transaction, car.uuid, {}, now());
    });
  } catch (error) {
    await photoStorage.removeFolder(storage_key);
    throw error;
  }
  return uuid;
}

async function requireRoom(database: Kysely<Tables>, carUuid: string): Promise<CarPhoto[]> {
  const photos = await readCarPhotos(database, carUuid);
  if (photos.length >= photoLimits.perCar) {
    throw photoProblem(422, 'PHOTO_LIMIT_REACHED', `A car can have ${photoLimits.perCar} photos at most.`);
  }
  return photos;
}
