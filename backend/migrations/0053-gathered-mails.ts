import { sql, type Migration } from 'kysely';

/** Which trip a mail is about, and which other mail it goes out with. */
export const gatheredMailsMigration: Migration = {
  async up(database) {
    await sql`
      alter table notification_emails
        add column reservation_uuid uuid references reservations (uuid) on delete set null,
        add column sent_with uuid references notification_emails (notification_uuid) on delete set null,
        add constraint notification_emails_sent_with check (sent_with <> notification_uuid)`.execute(
      database,
    );
    await sql`
      create index notification_emails_of_trip on notification_emails (reservation_uuid)
      where reservation_uuid is not null`.execute(database);
    await sql`
      create index notification_emails_sent_with on notification_emails (sent_with)
      where sent_with is not null`.execute(database);
  },
};
