import { sql, type Migration } from 'kysely';
import { createLedger } from './0004-reservations-ledger.js';
import { createPayments } from './0004-reservations-payments.js';

/** Reservations, their changes, the money that moves for them, and what makes each of it happen once. */
export const reservationsMigration: Migration = {
  async up(database) {
    // Quotes from before say too little to be reserved; asking again gets another.
    await sql`delete from quotes`.execute(database);
    await sql`alter table quotes add column terms jsonb not null`.execute(database);
    await sql`
      create table reservations (
        uuid uuid primary key default gen_random_uuid(),
        customer_uuid uuid not null references users (uuid),
        car_uuid uuid not null references cars (uuid),
        owner_uuid uuid not null references users (uuid),
        status text not null check (status in (
          'pending_payment', 'pending_owner', 'confirmed', 'in_progress', 'completed', 'disputed',
          'declined', 'expired', 'cancelled', 'no_show'
        )),
        pick_up_at timestamptz not null,
        return_at timestamptz not null,
        time_zone text not null,
        currency text not null,
        day_rates jsonb not null,
        terms jsonb not null,
        price jsonb not null,
        lines jsonb not null,
        basis jsonb not null,
        deposit_minor bigint not null check (deposit_minor >= 0),
        cancellation_policy text not null check (cancellation_policy in ('flexible', 'moderate', 'strict')),
        instant_book boolean not null,
        quote_uuid uuid not null,
        claim_uuid uuid references car_claims (uuid) on delete set null,
        hold_expires_at timestamptz,
        answer_by timestamptz,
        booked_at timestamptz,
        decline_reason text,
        cancelled_by text check (cancelled_by in ('customer', 'owner', 'admin', 'system')),
        cancel_reason text,
        handed_over_at timestamptz,
        returned_at timestamptz,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        version int not null default 1,
        check (return_at > pick_up_at),
        -- Who has paid has the car: not even a mistake can give its time to somebody else.
        constraint reservations_have_their_car check (
          claim_uuid is not null or status not in ('confirmed', 'in_progress')
        )
      )`.execute(database);
    for (const who of ['customer', 'owner', 'car']) {
      await sql`
        create index ${sql.id(`reservations_of_${who}`)} on reservations (${sql.id(`${who}_uuid`)}, pick_up_at, uuid)
      `.execute(database);
    }
    await sql`create index reservations_newest on reservations (created_at desc, uuid)`.execute(database);
    await sql`create index reservations_of_quote on reservations (quote_uuid)`.execute(database);
    await sql`create index reservations_claim on reservations (claim_uuid)`.execute(database);
    await sql`
      create index reservations_waiting_for_payment on reservations (hold_expires_at)
      where status = 'pending_payment'`.execute(database);
    await sql`
      create index reservations_waiting_for_owner on reservations (answer_by)
      where status = 'pending_owner'`.execute(database);

    await sql`
      create table reservation_changes (
        uuid uuid primary key default gen_random_uuid(),
        reservation_uuid uuid not null references reservations (uuid),
        status text not null check (status in (
          'requested', 'approved', 'awaiting_payment', 'applied', 'declined', 'withdrawn', 'expired'
        )),
        pick_up_at timestamptz not null,
        return_at timestamptz not null,
        day_rates jsonb not null,
        price jsonb not null,
        lines jsonb not null,
        basis jsonb not null,
        old_total_minor bigint not null,
        difference_minor bigint not null,
        message text,
        reason text,
        claim_uuids uuid[] not null default '{}',
        requested_at timestamptz(3) not null,
        expires_at timestamptz not null,
        pay_by timestamptz,
        updated_at timestamptz(3) not null,
        check (return_at > pick_up_at)
      )`.execute(database);
    await sql`
      create index changes_of_reservation on reservation_changes (reservation_uuid, requested_at desc)
    `.execute(database);
    await sql`
      create unique index one_live_change_at_a_time on reservation_changes (reservation_uuid)
      where status in ('requested', 'approved', 'awaiting_payment')`.execute(database);
    await sql`
      create index changes_waiting on reservation_changes (coalesce(pay_by, expires_at))
      where status in ('requested', 'awaiting_payment')`.execute(database);

    await createPayments(database);
    await createLedger(database);
  },
};
