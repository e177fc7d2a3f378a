import { sql, type Migration } from 'kysely';

/** Where owners are paid: accounts at the payment provider, or a bank account of theirs; and what becomes of transfers. */
export const payoutAccountsMigration: Migration = {
  async up(database) {
    await sql`
      create table payout_accounts (
        owner_uuid uuid primary key references users (uuid),
        provider text not null,
        ref text not null,
        -- The provider pays out to it.
        payouts_enabled boolean not null default false,
        -- Why the last transfer came back; null once the owner has corrected it.
        problem text,
        created_at timestamptz(3) not null,
        updated_at timestamptz(3) not null,
        unique (provider, ref)
      )`.execute(database);
    await sql`
      create table bank_accounts (
        owner_uuid uuid primary key references users (uuid),
        holder text not null,
        iban_sealed text not null,
        iban_last4 text not null,
        country_code text not null check (country_code ~ '^[A-Z]{2}$'),
        updated_at timestamptz(3) not null
      )`.execute(database);
    await sql`
      alter table payout_transfers
        add column method text not null default 'bank_file' check (method in ('bank_file', 'provider')),
        add column status text not null default 'paid' check (status in ('sending', 'sent', 'paid', 'failed')),
        add column account_ref text,
        add column transfer_ref text,
        add column payout_ref text unique,
        add column failure text,
        add column settled_at timestamptz(3),
        add constraint transfers_name_their_account check ((method = 'provider') = (account_ref is not null))
    `.execute(database);
    await sql`
      create index payout_transfers_under_way on payout_transfers (created_at) where status in ('sending', 'sent')
    `.execute(database);
    await sql`
      alter table payouts
        drop constraint payouts_status_check,
        add constraint payouts_status_check check (status in ('scheduled', 'sent', 'paid', 'cancelled'))
    `.execute(database);
    await sql`
      alter table payment_events add column account_ref text, add column payout_ref text`.execute(database);
    await sql`
      create or replace view payout_holds as
      select payout_uuid, reason from (
        select payout.uuid as payout_uuid,
          case
            when owner.account_status = 'suspended' then 'owner_suspended'
            when payout.amount_minor <= 0 then null
            when trip.status = 'disputed' or (trip.objected_at is not null and trip.objection_settled_at is null)
              then 'trip_disputed'
            when exists (
              select from payment_disputes as dispute
              where dispute.reservation_uuid = payout.reservation_uuid and dispute.status = 'open'
            ) then 'payment_disputed'
            when account.problem is not null then 'payout_account_problem'
            when account.payouts_enabled = false then 'payout_account_incomplete'
            when account.owner_uuid is null and bank.owner_uuid is null then 'no_payout_account'
          end as reason
        from payouts as payout
        join users as owner on owner.uuid = payout.owner_uuid
        join reservations as trip on trip.uuid = payout.reservation_uuid
        left join payout_accounts as account on account.owner_uuid = payout.owner_uuid
        left join bank_accounts as bank on bank.owner_uuid = payout.owner_uuid
        where payout.status = 'scheduled'
      ) as held
      where reason is not null`.execute(database);
    await sql`
      create table test_provider_accounts (
        ref text primary key,
        -- What was chosen on the embedded provider's page.
        state text not null check (state in ('incomplete', 'complete', 'refuses')),
        created_at timestamptz(3) not null
      )`.execute(database);
    await sql`
      create table test_provider_transfers (
        transfer_uuid uuid primary key,
        transfer_ref text not null unique,
        account_ref text not null references test_provider_accounts (ref),
        amount_minor bigint not null check (amount_minor > 0),
        currency text not null,
        status text not null check (status in ('sent', 'paid', 'failed')),
        is_taken_back boolean not null default false,
        created_at timestamptz(3) not null
      )`.execute(database);
  },
};
