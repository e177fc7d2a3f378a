import { sql, type Migration } from 'kysely';

/** Which jobs are failing, and what the dashboard's first page must find without reading everything. */
export const homeMigration: Migration = {
  async up(database) {
    // A row while a job fails; gone when it has succeeded again.
    await sql`
      create table job_failures (
        name text primary key,
        failing_since timestamptz not null,
        failures int not null,
        error text not null
      )`.execute(database);
    await sql`create index refunds_failed on refunds (created_at) where status = 'failed'`.execute(database);
    await sql`
      create index notification_emails_given_up on notification_emails (notification_uuid)
      where sent_at is null and next_attempt_at is null`.execute(database);
    await sql`create index reservations_disputed on reservations (updated_at) where status = 'disputed'`.execute(
      database,
    );
    await sql`create index cars_by_creation on cars (created_at) where verification <> 'draft'`.execute(
      database,
    );
  },
};
