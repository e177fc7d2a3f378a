import { sql, type Migration } from 'kysely';

/** Deposits that a bank sets aside: a payment that is taken only by a decision on a claim, and released without one. */
export const depositsMigration: Migration = {
  async up(database) {
    await sql`
      alter table payments
        add column saved_method text,
        add column authorized_until timestamptz(3),
        drop constraint payments_purpose_check,
        add constraint payments_purpose_check check (purpose in ('booking', 'difference', 'late_fee', 'deposit'))
    `.execute(database);
    await sql`
      alter table reservations
        add column deposit_status text check (deposit_status in ('held', 'failed', 'released', 'taken')),
        add column deposit_payment_uuid uuid references payments (uuid),
        add column deposit_failed_at timestamptz(3),
        add column deposit_claimed_at timestamptz(3),
        add column deposit_claim_minor bigint check (deposit_claim_minor between 1 and deposit_minor),
        add column deposit_claim_reason text,
        add column deposit_decided_at timestamptz(3),
        add column deposit_taken_minor bigint check (deposit_taken_minor between 0 and deposit_claim_minor),
        add column deposit_decision text,
        add constraint held_deposits_have_a_payment check (
          deposit_status not in ('held', 'taken') or deposit_payment_uuid is not null
        ),
        add constraint deposits_are_taken_by_a_decision check (
          deposit_status <> 'taken' or (deposit_decided_at is not null and deposit_taken_minor > 0)
        )`.execute(database);
    await sql`
      create index reservations_deposits_to_come on reservations (pick_up_at)
      where deposit_minor > 0 and deposit_status is null and status = 'confirmed'`.execute(database);
    await sql`
      create index reservations_deposits_held on reservations (pick_up_at) where deposit_status = 'held'`.execute(
      database,
    );
    await sql`
      alter table ledger_entries
        drop constraint ledger_entries_kind_check,
        add constraint ledger_entries_kind_check check (kind in (
          'rental', 'discount', 'extra', 'fee', 'tax', 'commission', 'kept', 'refund', 'owed', 'chargeback', 'waived',
          'late_fee', 'deposit_claim'
        ))`.execute(database);
    await sql`
      alter table test_provider_intents
        add column takes_deposits boolean not null default true,
        add column authorized_until timestamptz(3)`.execute(database);
  },
};
