import { sql, type Kysely, type Migration } from 'kysely';
import { bookWhatWasPosted } from './0080-double-entry-postings.js';

/** Double entry: accounts, and postings of entries that the database lets in only when they balance. */
export const doubleEntryMigration: Migration = {
  async up(database) {
    await createAccounts(database);
    await createPostings(database);
    await protectPostings(database);
    // The accounts of a trip that belong to a person or a state. A car that moves to another country leaves the tax of
    // its trips where the first of it was booked.
    await sql`
      create view reservation_accounts as
      select reservation.uuid as reservation_uuid, reservation.owner_uuid,
        coalesce((
          select entry.jurisdiction
          from ledger_postings as posting join account_entries as entry on entry.posting_uuid = posting.uuid
          where posting.reservation_uuid = reservation.uuid and entry.account = 'tax'
          order by entry.id limit 1
        ), city.country_code, 'ZZ') as jurisdiction
      from reservations as reservation
      join cars as car on car.uuid = reservation.car_uuid
      left join cities as city on city.id = car.city_id`.execute(database);
    await bookWhatWasPosted(database);
  },
};

async function createAccounts(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_accounts (
      code text primary key,
      kind text not null check (kind in ('asset', 'liability', 'income', 'expense'))
    )`.execute(database);
  await sql`
    insert into ledger_accounts (code, kind) values
      ('provider_cash', 'asset'),
      ('bank_cash', 'asset'),
      ('customer_receivable', 'asset'),
      ('deposits_authorised', 'asset'),
      ('owed_to_customers', 'liability'),
      ('owed_to_owner', 'liability'),
      ('tax', 'liability'),
      ('deposits_held', 'liability'),
      ('commission', 'income'),
      ('service_fee', 'income'),
      ('provider_fees', 'expense'),
      ('chargebacks', 'expense')`.execute(database);
}

async function createPostings(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_postings (
      uuid uuid primary key default gen_random_uuid(),
      kind text not null,
      reservation_uuid uuid references reservations (uuid),
      payment_uuid uuid references payments (uuid),
      refund_uuid uuid references refunds (uuid),
      dispute_uuid uuid references payment_disputes (uuid),
      transfer_uuid uuid references payout_transfers (uuid),
      -- An entry that is added later has no place.
      entry_count smallint not null check (entry_count >= 2),
      posted_at timestamptz(3) not null
    )`.execute(database);
  await sql`create index ledger_postings_by_time on ledger_postings (posted_at)`.execute(database);
  for (const whose of ['reservation', 'payment', 'refund', 'dispute', 'transfer']) {
    const column = sql.id(`${whose}_uuid`);
    await sql`
      create index ${sql.id(`ledger_postings_of_${whose}`)} on ledger_postings (${column}) where ${column} is not null
    `.execute(database);
  }
  // Debits are above zero, credits below.
  await sql`
    create table account_entries (
      id bigint generated always as identity primary key,
      posting_uuid uuid not null references ledger_postings (uuid),
      account text not null references ledger_accounts (code),
      owner_uuid uuid references users (uuid),
      jurisdiction text,
      currency text not null,
      amount_minor bigint not null check (amount_minor <> 0),
      constraint owners_have_their_own_account check ((account = 'owed_to_owner') = (owner_uuid is not null)),
      constraint states_have_their_own_account check ((account = 'tax') = (jurisdiction is not null))
    )`.execute(database);
  await sql`create index account_entries_of_posting on account_entries (posting_uuid)`.execute(database);
  await sql`create index account_entries_of_account on account_entries (account, currency)`.execute(database);
  await sql`
    create index account_entries_of_owner on account_entries (owner_uuid) where owner_uuid is not null`.execute(
    database,
  );
}

async function protectPostings(database: Kysely<unknown>): Promise<void> {
  await sql`
    create function require_balanced_posting(checked uuid) returns void language plpgsql as $$
    declare
      expected int := (select entry_count from ledger_postings where uuid = checked);
      found int := (select count(*) from account_entries where posting_uuid = checked);
    begin
      if found <> expected then
        raise exception 'posting % has % entries and not the % that it was made of', checked, found, expected
          using errcode = 'check_violation', constraint = 'postings_are_complete';
      end if;
      if exists (
        select from account_entries where posting_uuid = checked group by currency having sum(amount_minor) <> 0
      ) then
        raise exception 'posting % does not balance', checked
          using errcode = 'check_violation', constraint = 'postings_balance';
      end if;
    end $$`.execute(database);
  await sql`
    create function check_posting_of_entry() returns trigger language plpgsql as $$
    begin
      perform require_balanced_posting(new.posting_uuid);
      return null;
    end $$`.execute(database);
  await sql`
    create function check_posting() returns trigger language plpgsql as $$
    begin
      perform require_balanced_posting(new.uuid);
      return null;
    end $$`.execute(database);
  // When the transaction ends: until then a posting may be incomplete.
  await sql`
    create constraint trigger entries_balance after insert on account_entries
    deferrable initially deferred for each row execute function check_posting_of_entry()`.execute(database);
  await sql`
    create constraint trigger postings_balance after insert on ledger_postings
    deferrable initially deferred for each row execute function check_posting()`.execute(database);
  for (const table of ['ledger_postings', 'account_entries']) {
    await sql`
      create trigger ${sql.id(`${table}_are_append_only`)} before update or delete on ${sql.table(table)}
      for each row execute function refuse_to_rewrite_the_ledger()`.execute(database);
  }
}
