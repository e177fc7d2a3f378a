import { sql, type Migration } from 'kysely';

/** From which network a car was held for a person who is not verified, and an index for the holds of the last days. */
export const networksOfHoldsMigration: Migration = {
  async up(database) {
    await sql`alter table reservations add column held_from_network text`.execute(database);
    await sql`
      create index reservations_awaiting_verification on reservations (created_at)
        where verification_hold = 'awaiting'`.execute(database);
  },
};
