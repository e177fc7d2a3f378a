import { sql, type Migration } from 'kysely';

/** Photos in messages, texts that owners have saved, and which of those are sent by the clock. */
export const messagePhotosAndTemplatesMigration: Migration = {
  async up(database) {
    await sql`
      create table message_photos (
        uuid uuid primary key default gen_random_uuid(),
        user_uuid uuid not null references users (uuid),
        message_uuid uuid references thread_messages (uuid) on delete set null,
        position int not null default 0,
        storage_key text not null,
        width int not null,
        height int not null,
        created_at timestamptz(3) not null
      )`.execute(database);
    await sql`create index message_photos_of_message on message_photos (message_uuid, position)`.execute(
      database,
    );
    await sql`create index message_photos_of_user on message_photos (user_uuid)`.execute(database);
    await sql`
      create index message_photos_unsent on message_photos (created_at) where message_uuid is null`.execute(
      database,
    );
    await sql`
      create table message_templates (
        uuid uuid primary key default gen_random_uuid(),
        user_uuid uuid not null references users (uuid),
        name text not null,
        text text not null,
        schedule text check (schedule in ('booking_confirmed', 'day_before_pick_up', 'morning_of_return')),
        created_at timestamptz(3) not null
      )`.execute(database);
    await sql`create index message_templates_of_user on message_templates (user_uuid, created_at)`.execute(
      database,
    );
    // One time of a trip is said once, whatever runs twice.
    await sql`alter table thread_messages add column scheduled text`.execute(database);
    await sql`
      create unique index thread_messages_scheduled on thread_messages (thread_uuid, scheduled)
      where scheduled is not null`.execute(database);
  },
};
