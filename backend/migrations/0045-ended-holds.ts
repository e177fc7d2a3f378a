import { sql, type Migration } from 'kysely';

/** When holds ended without payment, and what finds a customer's holds at once. */
export const endedHoldsMigration: Migration = {
  async up(database) {
    await sql`alter table reservations add column hold_ended_at timestamptz`.execute(database);
    await sql`
      create index reservations_open_holds on reservations (customer_uuid)
      where status = 'pending_payment'`.execute(database);
    await sql`
      create index reservations_ended_holds on reservations (customer_uuid, hold_ended_at)
      where hold_ended_at is not null`.execute(database);
  },
};
