import type { Transaction } from 'kysely';
import type { Tables } from '../../src/tables.js';
import { insertDemoPhotos } from './demo-photos.repository.js';
import { demoCarUuid } from './demo-car-rows.js';
import { demoFleet } from './demo-fleet.js';

/** Demos of before had pictures that were drawn, by code that is gone: their cars get those of today. */
export async function replaceDrawnPictures(transaction: Transaction<Tables>): Promise<void> {
  const drawn = await transaction
    .deleteFrom('car_photos')
    .where('storage_key', 'like', `demo-${'_'.repeat(24)}`)
    .where('width', '=', 1600)
    .returning('car_uuid')
    .execute();
  const cars = new Set(drawn.map(({ car_uuid }) => car_uuid));
  for (const [index, line] of demoFleet.entries())
    if (cars.has(demoCarUuid(index))) await insertDemoPhotos(transaction, line, index);
}
