import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { CarPhoto, CarPhotosTable } from './car-photos.table.js';

/** A car's photos in order, the cover first. */
export async function readCarPhotos(database: Kysely<Tables>, carUuid: string): Promise<CarPhoto[]> {
  return await database
    .selectFrom('car_photos')
    .selectAll()
    .where('car_uuid', '=', carUuid)
    .orderBy('position')
    .execute();
}

/** The photos of several cars, by the car's id, each in order. */
export async function readPhotosOfCars(
  database: Kysely<Tables>,
  carUuids: readonly string[],
): Promise<Map<string, CarPhoto[]>> {
  const photos = new Map<string, CarPhoto[]>(carUuids.map((uuid) => [uuid, []]));
  if (carUuids.length === 0) return photos;
  const rows = await database
    .selectFrom('car_photos')
    .selectAll()
    .where('car_uuid', 'in', carUuids)
    .orderBy('position')
    .execute();
  for (const row of rows) photos.get(row.car_uuid)?.push(row);
  return photos;
}

/** How many photos a car has. */
export async function countCarPhotos(database: Kysely<Tables>, carUuid: string): Promise<number> {
  const { photos } = await database
    .selectFrom('car_photos')
    .where('car_uuid', '=', carUuid)
    .select(({ fn }) => fn.countAll<number>().as('photos'))
    .executeTakeFirstOrThrow();
  return photos;
}

/** Adds a photo at a position that is free. */
export async function insertCarPhoto(
  database: Kysely<Tables>,
  photo: Insertable<CarPhotosTable>,
): Promise<void> {
  await database.insertInto('car_photos').values(photo).execute();
}

/** Gives a car's photos the order of these ids, which must be all of them. In a transaction: two share a place meanwhile. */
export async function placeCarPhotos(
  transaction: Kysely<Tables>,
  carUuid: string,
  photoUuids: readonly string[],
): Promise<void> {
  for (const [position, uuid] of photoUuids.entries()) {
    await transaction
      .updateTable('car_photos')
      .set({ position })
      .where('car_uuid', '=', carUuid)
      .where('uuid', '=', uuid)
      .execute();
  }
}

/** Removes a photo; the others must be placed anew. */
export async function deletePhotoRow(database: Kysely<Tables>, photoUuid: string): Promise<void> {
  await database.deleteFrom('car_photos').where('uuid', '=', photoUuid).execute();
}

/** Brings the cover and the number of photos that a car's row carries in step with its photos; call it after any change to them. */
export async function refreshCover(database: Kysely<Tables>, carUuid: string): Promise<void> {
  await sql`
    update cars set cover = (
      select jsonb_build_object('uuid', uuid, 'position', position, 'storage_key', storage_key, 'width', width,
        'height', height, 'widths', widths, 'placeholder', placeholder)
      from car_photos where car_uuid = ${carUuid} and position = 0
    ), photo_count = (select count(*) from car_photos where car_uuid = ${carUuid})
    where uuid = ${carUuid}`.execute(database);
}
