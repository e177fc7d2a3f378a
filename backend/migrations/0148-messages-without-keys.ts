import { sql, type Migration } from 'kysely';

/**
 * A message is written in the transaction that keeps its request's answer: it no longer names the request. The column goes
 * once no release writes it.
 */
export const messagesWithoutKeysMigration: Migration = {
  async up(database) {
    await sql`alter table thread_messages alter column request_key drop not null`.execute(database);
  },
};
