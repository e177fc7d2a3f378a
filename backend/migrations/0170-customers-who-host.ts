import { sql, type Migration } from 'kysely';

/** A customer who starts hosting keeps the role of their registration: what they may do is said beside it. */
export const customersWhoHostMigration: Migration = {
  async up(database) {
    await sql`alter table users add column hosting_since timestamptz`.execute(database);
  },
};
