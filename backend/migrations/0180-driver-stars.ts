import { sql, type Migration } from 'kysely';

/** What owners think of the people who drove their cars: one to five stars for a completed trip. */
export const driverStarsMigration: Migration = {
  async up(database) {
    await sql`
      alter table reservations add column driver_stars smallint check (driver_stars between 1 and 5)`.execute(
      database,
    );
  },
};
