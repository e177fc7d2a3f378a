import { findCar } from '../cars/cars.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { readCarPhotos } from './car-photos.repository.js';
import { fileOf, toPhoto } from './photo-body.js';
import type { PhotoBody } from './photo.schemas.js';

/** All photos of a car in order, as the API shows them. */
export async function photosOf(deps: Deps, carUuid: string): Promise<PhotoBody[]> {
  const { database } = deps;
  const [car, photos] = await Promise.all([findCar(database, carUuid), readCarPhotos(database, carUuid)]);
  const name = [car?.make, car?.model].filter(Boolean).join(' ') || 'Your car';
  return photos.map((photo) => toPhoto(deps, photo, name));
}

/** Where the largest size of each photo of a car is stored, in the same order. */
export async function photoFilesOf({ database }: Pick<Deps, 'database'>, carUuid: string): Promise<string[]> {
  const photos = await readCarPhotos(database, carUuid);
  return photos.map((photo) => fileOf(photo, photo.width));
}
