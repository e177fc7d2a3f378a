import { sql, type Migration } from 'kysely';

/** The languages that a person says they speak, ISO 639-1, for those who meet them over a car. */
export const spokenLanguagesMigration: Migration = {
  async up(database) {
    await sql`alter table users add column languages text[] not null default '{}'`.execute(database);
  },
};
