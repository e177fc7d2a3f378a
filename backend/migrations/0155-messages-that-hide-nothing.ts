import { sql, type Migration } from 'kysely';

/** In which messages contact details are found, so that the other side can search those that hide none. */
export const messagesThatHideNothingMigration: Migration = {
  async up(database) {
    // Unknown of those that were written before: they are taken for hiding some.
    await sql`alter table thread_messages add column has_contacts boolean`.execute(database);
  },
};
