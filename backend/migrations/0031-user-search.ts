import { sql, type Migration } from 'kysely';

/** Keeps searching for users fast where nothing vacuums, as on the embedded database. */
export const userSearchMigration: Migration = {
  async up(database) {
    // New rows would wait in a list that every search reads from end to end, until a person vacuums.
    await sql`alter index users_searchable set (fastupdate = off)`.execute(database);
    await sql`select gin_clean_pending_list('users_searchable')`.execute(database);
  },
};
