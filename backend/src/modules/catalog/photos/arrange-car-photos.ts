import { valuesNotAllowed } from '../../../platform/http/value-not-allowed.js';
import { updateCarRow } from '../cars/cars.repository.js';
import { lockOwnCar } from '../cars/own-car-access.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { deletePhotoRow, placeCarPhotos, readCarPhotos, refreshCover } from './car-photos.repository.js';
import { photoProblem } from './photo-problems.js';
import type { User } from '../../people/public.js';

/**
 * Gives the photos of the caller's own car a new order, the first being its cover.
 *
 * @throws Problem 422 VALUE_NOT_ALLOWED unless the ids are those of all its photos, each once
 */
export async function orderCarPhotos(
  { database, now }: Deps,
  owner: User,
  carUuid: string,
  photoUuids: readonly string[],
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const car = await lockOwnCar(transaction, owner, carUuid);
    const photos = await readCarPhotos(transaction, car.uuid);
    const wanted = new Set(photoUuids);
    const isSameSet =
      wanted.size === photoUuids.length &&
      wanted.size === photos.length &&
      photos.every(({ uuid }) => wanted.has(uuid));
    if (!isSameSet) {
      throw valuesNotAllowed({
        photo_uuids: 'The photos have changed meanwhile. Please look at them again.',
      });
    }
    await placeCarPhotos(transaction, car.uuid, photoUuids);
    await refreshCover(transaction, car.uuid);
    await updateCarRow(transaction, car.uuid, {}, now());
  });
}

/**
 * Removes a photo of the caller's own car.
 *
 * @throws Problem 404 PHOTO_NOT_FOUND, or 422 PHOTO_REQUIRED for the last one of a car that is no draft
 */
export async function deleteCarPhoto(
  { database, photoStorage, now }: Deps,
  owner: User,
  carUuid: string,
  photoUuid: string,
): Promise<void> {
  const key = await database.transaction().execute(async (transaction) => {
    const car = await lockOwnCar(transaction, owner, carUuid);
    const photos = await readCarPhotos(transaction, car.uuid);
    const photo = photos.find(({ uuid }) => uuid === photoUuid);
    if (photo === undefined) throw new Problem(404, 'PHOTO_NOT_FOUND', 'This photo has been removed.');
    if (photos.length === 1 && car.verification !== 'draft') {
      throw photoProblem(422, 'PHOTO_REQUIRED', 'A car needs at least one photo. Add another one first.');
    }
    await deletePhotoRow(transaction, photo.uuid);
    const others = photos.filter(({ uuid }) => uuid !== photo.uuid).map(({ uuid }) => uuid);
    await placeCarPhotos(transaction, car.uuid, others);
    await refreshCover(transaction, car.uuid);
    await updateCarRow(transaction, car.uuid, {}, now());
    return photo.storage_key;
  });
  await photoStorage.removeFolder(key);
}
