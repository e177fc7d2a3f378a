import { sql, type Migration } from 'kysely';

/** How far ahead an owner lets a trip with a car begin. */
export const bookingHorizonOfACarMigration: Migration = {
  async up(database) {
    await sql`
      alter table cars add column booking_horizon_days int check (booking_horizon_days between 7 and 730)`.execute(
      database,
    );
  },
};
