import { findCar } from '../cars/cars.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { readCarPhotos } from './car-photos.repository.js';
import { toPhoto } from './photo-body.js';
import type { PhotoBody } from './photo.schemas.js';

/** All photos of a car in order, as the API shows them. */
export async function photosOf({ database }: Deps, carUuid: string): Promise<PhotoBody[]> {
  const [car, photos] = await Promise.all([findCar(database, carUuid), readCarPhotos(database, carUuid)]);
  const name = [car?.make, car?.model].filter(Boolean).join(' ') || 'Your car';
  return photos.map((photo) => toPhoto(photo, name));
}
