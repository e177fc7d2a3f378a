import { sql, type Kysely } from 'kysely';

/** Payments, refunds, payouts, what providers have told us, and the state of the embedded test provider. */
export async function createPayments(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table payments (
      uuid uuid primary key default gen_random_uuid(),
      reservation_uuid uuid not null references reservations (uuid),
      change_uuid uuid references reservation_changes (uuid),
      purpose text not null check (purpose in ('booking', 'difference')),
      status text not null check (status in (
        'created', 'requires_action', 'authorized', 'captured', 'partially_refunded', 'refunded',
        'failed', 'cancelled', 'voided'
      )),
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null,
      provider text not null,
      provider_ref text,
      idempotency_key text not null,
      card_brand text,
      card_last4 text,
      action jsonb,
      failure_code text,
      failure_message text,
      entries jsonb not null,
      created_at timestamptz(3) not null,
      authorized_at timestamptz,
      captured_at timestamptz(3),
      captured_minor bigint not null default 0,
      refunded_minor bigint not null default 0,
      updated_at timestamptz(3) not null,
      check ((purpose = 'difference') = (change_uuid is not null)),
      check (captured_minor in (0, amount_minor)),
      constraint never_more_back_than_paid check (refunded_minor between 0 and captured_minor),
      unique (reservation_uuid, idempotency_key)
    )`.execute(database);
  await sql`create index payments_of_change on payments (change_uuid)`.execute(database);
  await sql`create index payments_of_provider on payments (provider, provider_ref)`.execute(database);
  await sql`create index payments_newest on payments (created_at desc, uuid)`.execute(database);
  await sql`
    create index payments_under_way on payments (created_at)
    where status in ('created', 'requires_action', 'authorized')`.execute(database);

  await sql`
    create table refunds (
      uuid uuid primary key default gen_random_uuid(),
      payment_uuid uuid not null references payments (uuid),
      reservation_uuid uuid not null references reservations (uuid),
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null,
      reason text not null,
      kind text not null check (kind in ('cancellation', 'change', 'admin', 'declined')),
      status text not null check (status in ('pending', 'succeeded', 'failed')),
      provider_ref text,
      created_by uuid,
      -- A refund that failed is tried again once, by another one.
      retry_of uuid unique references refunds (uuid),
      created_at timestamptz(3) not null,
      settled_at timestamptz
    )`.execute(database);
  await sql`create index refunds_of_payment on refunds (payment_uuid)`.execute(database);
  await sql`create index refunds_of_reservation on refunds (reservation_uuid, created_at)`.execute(database);
  await sql`create index refunds_pending on refunds (created_at) where status = 'pending'`.execute(database);

  await sql`
    create table payout_transfers (
      uuid uuid primary key default gen_random_uuid(),
      owner_uuid uuid not null references users (uuid),
      amount_minor bigint not null check (amount_minor > 0),
      currency text not null,
      created_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index payout_transfers_newest on payout_transfers (created_at desc, uuid)`.execute(
    database,
  );
  await sql`
    create table payouts (
      uuid uuid primary key default gen_random_uuid(),
      reservation_uuid uuid not null references reservations (uuid),
      owner_uuid uuid not null references users (uuid),
      -- A correction makes up for what the books have learnt after the trip was paid out; below zero, the owner owes it.
      kind text not null default 'trip' check (kind in ('trip', 'correction')),
      amount_minor bigint not null,
      currency text not null,
      status text not null check (status in ('scheduled', 'paid', 'cancelled')),
      due_at timestamptz not null,
      paid_at timestamptz,
      transfer_uuid uuid references payout_transfers (uuid),
      created_at timestamptz(3) not null default now(),
      check (kind = 'correction' or amount_minor >= 0)
    )`.execute(database);
  await sql`create unique index one_trip_payout on payouts (reservation_uuid) where kind = 'trip'`.execute(
    database,
  );
  await sql`
    create unique index one_scheduled_payout_at_a_time on payouts (reservation_uuid) where status = 'scheduled'
  `.execute(database);
  await sql`create index payouts_of_owner on payouts (owner_uuid, created_at desc, uuid)`.execute(database);
  await sql`create index payouts_newest on payouts (created_at desc, uuid)`.execute(database);
  await sql`create index payouts_due on payouts (due_at) where status = 'scheduled'`.execute(database);
  await sql`create index payouts_of_transfer on payouts (transfer_uuid)`.execute(database);

  // A provider may tell the same thing many times; the key makes it count once.
  await sql`
    create table payment_events (
      provider text not null,
      event_id text not null,
      type text not null,
      provider_ref text,
      payment_uuid uuid,
      refund_ref text,
      payload jsonb not null,
      received_at timestamptz not null,
      handled_at timestamptz,
      primary key (provider, event_id)
    )`.execute(database);
  await sql`
    create index payment_events_unhandled on payment_events (received_at) where handled_at is null
  `.execute(database);

  await sql`
    create table idempotency_keys (
      user_uuid uuid not null references users (uuid),
      key text not null,
      route text not null,
      request_hash text not null,
      response_status int,
      response jsonb,
      created_at timestamptz not null,
      done_at timestamptz,
      primary key (user_uuid, key)
    )`.execute(database);
  await sql`create index idempotency_keys_age on idempotency_keys (created_at)`.execute(database);

  // The embedded test provider stands for a service elsewhere: what it knows outlives our process, as a bank's would.
  await sql`
    create table test_provider_intents (
      ref text primary key,
      payment_uuid uuid not null,
      idempotency_key text not null unique,
      amount_minor bigint not null,
      currency text not null,
      status text not null check (status in ('requires_action', 'authorized', 'failed', 'captured', 'voided')),
      failure_code text,
      card_brand text not null,
      card_last4 text not null,
      answers text not null check (answers in ('at_once', 'late', 'twice')),
      takes_refunds boolean not null default true,
      captured_minor bigint not null default 0,
      refunded_minor bigint not null default 0,
      created_at timestamptz not null default now(),
      check (refunded_minor <= captured_minor)
    )`.execute(database);
  await sql`
    create index test_provider_intents_of_payment on test_provider_intents (payment_uuid)
  `.execute(database);
  await sql`
    create table test_provider_refunds (
      idempotency_key text primary key,
      ref text not null references test_provider_intents (ref),
      refund_ref text not null unique,
      amount_minor bigint not null check (amount_minor > 0),
      status text not null check (status in ('succeeded', 'failed'))
    )`.execute(database);
}
