import { sql, type Migration } from 'kysely';

/** Notifications of people, in the product and by e-mail. */
export const notificationsMigration: Migration = {
  async up(database) {
    await sql`
      create table notifications (
        uuid uuid primary key default gen_random_uuid(),
        user_uuid uuid not null references users (uuid) on delete cascade,
        kind text not null,
        title text not null,
        text text not null,
        link text not null check (link like '/%'),
        created_at timestamptz not null,
        read_at timestamptz
      )`.execute(database);
    await sql`
      create index notifications_of_user on notifications (user_uuid, created_at desc, uuid)`.execute(
      database,
    );
    await sql`
      create index notifications_unread on notifications (user_uuid) where read_at is null`.execute(database);

    // At most one e-mail a notification, and its words are the notification's: there is nothing to get out of step.
    await sql`
      create table notification_emails (
        notification_uuid uuid primary key references notifications (uuid) on delete cascade,
        attempts integer not null default 0,
        next_attempt_at timestamptz,
        sent_at timestamptz,
        last_error text,
        check (sent_at is null or next_attempt_at is null)
      )`.execute(database);
    await sql`
      create index notification_emails_due on notification_emails (next_attempt_at)
      where next_attempt_at is not null`.execute(database);
  },
};
