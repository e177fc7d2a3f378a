import { sql, type Migration } from 'kysely';

/** What the embedded provider knows of a card that it keeps: under which name, what it does when used again, and no more. */
export const keptTestCardsMigration: Migration = {
  async up(database) {
    await sql`
      alter table test_provider_intents
        add column method_ref text,
        add column when_kept text not null default 'accepts' check (when_kept in ('accepts', 'asks', 'declines')),
        add column is_detached boolean not null default false`.execute(database);
    await sql`update test_provider_intents set method_ref = ref`.execute(database);
    await sql`
      create index test_provider_intents_method on test_provider_intents (method_ref) where method_ref is not null`.execute(
      database,
    );
  },
};
