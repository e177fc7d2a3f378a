import { sql, type Migration } from 'kysely';

/** How many photos a car has, in its row as its cover: a list says it without asking another table. */
export const photoCountsMigration: Migration = {
  async up(database) {
    await sql`alter table cars add column photo_count smallint not null default 0`.execute(database);
    await sql`
      update cars set photo_count = photos.count
      from (select car_uuid, count(*) as count from car_photos group by car_uuid) as photos
      where photos.car_uuid = cars.uuid`.execute(database);
  },
};
