import { sql, type Migration } from 'kysely';

/** Which notifications a person wants to be counted in the bell, and mailed. */
export const notificationPreferencesMigration: Migration = {
  async up(database) {
    // A row is there once something was chosen, or mailed: its token stops that mail without signing in.
    await sql`
      create table notification_preferences (
        user_uuid uuid not null references users (uuid),
        topic text not null check (topic in ('messages', 'trips')),
        bell boolean not null default true,
        mail boolean not null default true,
        token uuid not null unique default gen_random_uuid(),
        primary key (user_uuid, topic)
      )`.execute(database);
  },
};
