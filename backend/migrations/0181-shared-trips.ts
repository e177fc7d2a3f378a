import { sql, type Migration } from 'kysely';

/** The link by which a customer shows a trip’s times and place to a co-driver; null while there is none. */
export const sharedTripsMigration: Migration = {
  async up(database) {
    await sql`alter table reservations add column share_token uuid unique`.execute(database);
  },
};
