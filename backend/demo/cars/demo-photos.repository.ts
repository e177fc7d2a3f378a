import type { Transaction } from 'kysely';
import { refreshCover } from '../../src/modules/catalog/photos/car-photos.repository.js';
import type { Tables } from '../../src/tables.js';
import { demoCarUuid } from './demo-car-rows.js';
import type { FleetLine } from './demo-fleet.js';
import { demoPictureWidths } from './demo-photo-storage.js';
import { demoPictureKeys, pictureHeight, pictureWidth } from './demo-pictures.js';

/** About the middle of all pictures: what is seen until one is there. */
const placeholder = '#a9a7a2';

/** Gives a demo car its photos; it must have none. */
export async function insertDemoPhotos(
  transaction: Transaction<Tables>,
  line: FleetLine,
  index: number,
): Promise<void> {
  const photos = demoPictureKeys(line).map((storageKey, position) => ({
    uuid: `00000000-0000-4000-8002-${String(index * 10 + position).padStart(12, '0')}`,
    car_uuid: demoCarUuid(index),
    position,
    storage_key: storageKey,
    width: pictureWidth,
    height: pictureHeight,
    widths: [...demoPictureWidths],
    placeholder,
  }));
  await transaction.insertInto('car_photos').values(photos).execute();
  await refreshCover(transaction, demoCarUuid(index));
}
