import { sql, type Migration } from 'kysely';

/** What modules publish, in the order in which it happened. */
export const outboxEventsMigration: Migration = {
  async up(database) {
    await sql`
      create table outbox_events (
        id bigint generated always as identity primary key,
        kind text not null,
        event jsonb not null,
        occurred_at timestamptz not null
      )`.execute(database);
    await sql`create index outbox_events_occurred_at on outbox_events (occurred_at)`.execute(database);
  },
};
