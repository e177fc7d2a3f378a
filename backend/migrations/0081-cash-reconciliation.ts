import { sql, type Migration } from 'kysely';

/** What payment providers say has moved on our accounts with them, and what of it the books do not explain. */
export const cashReconciliationMigration: Migration = {
  async up(database) {
    await sql`
      create table provider_transactions (
        provider text not null,
        ref text not null,
        kind text not null check (kind in (
          'charge', 'refund', 'refund_failure', 'dispute', 'transfer', 'fee', 'payout', 'other'
        )),
        -- Before the fee that the provider keeps of it.
        amount_minor bigint not null,
        fee_minor bigint not null,
        currency text not null,
        payment_uuid uuid references payments (uuid),
        transfer_uuid uuid references payout_transfers (uuid),
        occurred_at timestamptz not null,
        recorded_at timestamptz(3) not null,
        primary key (provider, ref)
      )`.execute(database);
    await sql`
      create table cash_reconciliations (
        id bigint generated always as identity primary key,
        provider text not null,
        ran_at timestamptz(3) not null,
        new_transactions integer not null
      )`.execute(database);
    // By what the money is for: what the provider says less what the cash account says, as of the last comparison, and
    // since when. Fees and the provider's own payouts are booked from what it says, so that they cannot differ.
    await sql`
      create view unexplained_cash as
      with moves as (
        select coalesce(payment_uuid::text, transfer_uuid::text, provider || ' ' || ref) as subject, payment_uuid,
          transfer_uuid, currency, occurred_at as at, amount_minor as theirs_minor, 0::bigint as ours_minor
        from provider_transactions where kind not in ('fee', 'payout')
        union all
        select coalesce(posting.payment_uuid, posting.transfer_uuid, posting.uuid)::text, posting.payment_uuid,
          posting.transfer_uuid, entry.currency, posting.posted_at, 0, entry.amount_minor
        from account_entries as entry join ledger_postings as posting on posting.uuid = entry.posting_uuid
        where entry.account = 'provider_cash' and posting.kind not in ('provider_fee', 'provider_payout')
          and posting.posted_at <= (select max(ran_at) from cash_reconciliations)
      ), running as (
        select moves.*, sum(theirs_minor - ours_minor) over (partition by subject, currency order by at) as left_minor
        from moves
      ), level as (
        select running.*, max(at) filter (where left_minor = 0) over (partition by subject, currency) as level_at
        from running
      )
      select subject, payment_uuid, transfer_uuid, currency, sum(theirs_minor)::bigint as provider_minor,
        sum(ours_minor)::bigint as books_minor, min(at) filter (where level_at is null or at > level_at) as since
      from level group by subject, payment_uuid, transfer_uuid, currency
      having sum(theirs_minor) <> sum(ours_minor)`.execute(database);
  },
};
