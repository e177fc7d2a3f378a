import { sql, type Migration } from 'kysely';

/** A customer who signs up while booking gives gender and address with their documents; until then they are empty. */
export const profilesCompletedLaterMigration: Migration = {
  async up(database) {
    await sql`alter table users alter column gender drop not null`.execute(database);
  },
};
