import { sql, type Migration } from 'kysely';

/** Sessions that began before an address was confirmed are over: what was entered before need not be its holder’s. */
export const sessionsEndedByConfirmationMigration: Migration = {
  async up(database) {
    await sql`alter table users add column sessions_valid_from timestamptz`.execute(database);
  },
};
