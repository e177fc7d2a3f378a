import { sql, type Migration } from 'kysely';

/** Both sides confirm pick-up and return; trips begin and end by the clock where they do not. */
export const tripsByTheClockMigration: Migration = {
  async up(database) {
    await sql`
      alter table reservations
        add column owner_handed_over_at timestamptz(3),
        add column customer_picked_up_at timestamptz(3),
        add column owner_took_back_at timestamptz(3),
        add column customer_returned_at timestamptz(3),
        -- When it was completed, or not taken: objections and payouts count from here.
        add column ended_at timestamptz(3)`.execute(database);
    await sql`
      update reservations set ended_at = coalesce(returned_at, updated_at) where status in ('completed', 'no_show')
    `.execute(database);
    await sql`
      create index reservations_to_begin on reservations (pick_up_at) where status = 'confirmed'`.execute(
      database,
    );
    await sql`
      create index reservations_to_end on reservations (return_at) where status = 'in_progress'`.execute(
      database,
    );
  },
};
