import { sql, type Migration } from 'kysely';

/**
 * Which messages tried to pass on contact details too early, counted for administrators; and until when the member who
 * opened a case lets our team read the conversation that it is about.
 */
export const safeMessagesMigration: Migration = {
  async up(database) {
    await sql`
      alter table thread_messages add column had_contacts boolean not null default false`.execute(database);
    await sql`
      create index thread_messages_with_contacts on thread_messages (sender_uuid, created_at)
      where had_contacts`.execute(database);
    await sql`alter table support_cases add column readable_until timestamptz(3)`.execute(database);
  },
};
