import { sql, type Migration } from 'kysely';

/** A late return that an owner reports although the customer confirmed an earlier one: administrators decide. */
export const returnStatementsMigration: Migration = {
  async up(database) {
    await sql`
      alter table reservations
        add column late_return_claimed_at timestamptz(3),
        add column late_return_decided_at timestamptz(3),
        add constraint late_return_claims_are_decided_once check (
          late_return_decided_at is null or late_return_claimed_at is not null
        )`.execute(database);
  },
};
