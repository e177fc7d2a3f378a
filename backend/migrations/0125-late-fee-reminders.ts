import { sql, type Migration } from 'kysely';

/** How often a customer was reminded of a late fee, and an index for the question whether one is overdue. */
export const lateFeeRemindersMigration: Migration = {
  async up(database) {
    await sql`
      alter table reservations
        add column late_fee_reminders smallint not null default 0 check (late_fee_reminders between 0 and 3)
    `.execute(database);
    await sql`
      create index reservations_late_fees_due on reservations (customer_uuid) where late_fee_status = 'due'
    `.execute(database);
  },
};
