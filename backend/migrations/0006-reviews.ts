import { sql, type Migration } from 'kysely';

/** Which trip a review is about: one trip, one review. Those of before the first trips have none. */
export const reviewsMigration: Migration = {
  async up(database) {
    await sql`
      alter table car_reviews add column reservation_uuid uuid unique references reservations (uuid)`.execute(
      database,
    );
  },
};
