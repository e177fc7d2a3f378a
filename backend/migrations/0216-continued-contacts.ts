import { sql, type Migration } from 'kysely';

/** How much of a message's beginning completes a contact that its sender began in the messages before. */
export const continuedContactsMigration: Migration = {
  async up(database) {
    await sql`alter table thread_messages add column continued_units integer not null default 0`.execute(
      database,
    );
  },
};
