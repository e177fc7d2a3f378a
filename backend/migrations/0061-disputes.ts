import { sql, type Migration } from 'kysely';

/** Disputes of payments at their bank, refunds made at the provider, objections to a trip, and what payouts wait for. */
export const disputesMigration: Migration = {
  async up(database) {
    await sql`
      create table payment_disputes (
        uuid uuid primary key default gen_random_uuid(),
        payment_uuid uuid not null references payments (uuid),
        reservation_uuid uuid not null references reservations (uuid),
        provider_ref text not null unique,
        status text not null check (status in ('open', 'won', 'lost')),
        amount_minor bigint not null check (amount_minor >= 0),
        -- What the bank has taken for it: nothing while it only asks, or once it was won.
        withdrawn_minor bigint not null default 0 check (withdrawn_minor >= 0),
        currency text not null,
        reason text not null,
        respond_by timestamptz,
        opened_at timestamptz(3) not null,
        closed_at timestamptz(3),
        check ((status = 'open') = (closed_at is null))
      )`.execute(database);
    await sql`create index payment_disputes_of_reservation on payment_disputes (reservation_uuid)`.execute(
      database,
    );
    await sql`create index payment_disputes_of_payment on payment_disputes (payment_uuid)`.execute(database);
    await sql`alter table payment_events add column dispute_ref text`.execute(database);
    await sql`
      alter table payments add column charged_back_minor bigint not null default 0 check (charged_back_minor >= 0)
    `.execute(database);
    await sql`
      alter table refunds
        drop constraint refunds_kind_check,
        add constraint refunds_kind_check check (kind in ('cancellation', 'change', 'admin', 'declined', 'provider'))
    `.execute(database);
    await sql`
      create unique index refunds_of_provider on refunds (provider_ref) where kind = 'provider'`.execute(
      database,
    );
    await sql`
      alter table ledger_entries
        add column dispute_uuid uuid references payment_disputes (uuid),
        add column chargeback_minor bigint not null default 0,
        drop constraint every_cent_has_an_account,
        add constraint every_cent_has_an_account check (
          amount_minor =
            payout_minor + commission_minor + fee_minor + tax_minor + owed_minor + chargeback_minor
        ),
        drop constraint ledger_entries_kind_check,
        add constraint ledger_entries_kind_check check (kind in (
          'rental', 'discount', 'extra', 'fee', 'tax', 'commission', 'kept', 'refund', 'owed', 'chargeback', 'waived',
          'late_fee'
        ))`.execute(database);
    await sql`
      create or replace view reservation_balances as
      select
        reservation.uuid as reservation_uuid,
        reservation.currency,
        coalesce(ledger.lines_minor, 0)::bigint as lines_minor,
        coalesce(paid.paid_minor, 0)::bigint as paid_minor,
        coalesce(back.refunded_minor, 0)::bigint as refunded_minor,
        coalesce(ledger.payout_minor, 0)::bigint as payout_minor,
        coalesce(ledger.commission_minor, 0)::bigint as commission_minor,
        coalesce(ledger.fee_minor, 0)::bigint as fee_minor,
        coalesce(ledger.tax_minor, 0)::bigint as tax_minor,
        coalesce(ledger.lines_minor, 0) =
            coalesce(paid.paid_minor - paid.charged_back_minor, 0) - coalesce(back.refunded_minor, 0)
          and coalesce(ledger.owed_minor, 0) = coalesce(paid.owed_minor, 0)
          and coalesce(ledger.lines_minor, 0) = coalesce(ledger.payout_minor + ledger.commission_minor +
            ledger.fee_minor + ledger.tax_minor + ledger.owed_minor + ledger.chargeback_minor, 0) as adds_up,
        coalesce(ledger.owed_minor, 0)::bigint as owed_minor,
        coalesce(paid.charged_back_minor, 0)::bigint as charged_back_minor
      from reservations as reservation
      left join lateral (
        select sum(amount_minor) as lines_minor, sum(payout_minor) as payout_minor,
          sum(commission_minor) as commission_minor, sum(fee_minor) as fee_minor, sum(tax_minor) as tax_minor,
          sum(owed_minor) as owed_minor, sum(chargeback_minor) as chargeback_minor
        from ledger_entries where reservation_uuid = reservation.uuid
      ) as ledger on true
      left join lateral (
        select sum(captured_minor) as paid_minor, sum(owed_minor) as owed_minor,
          sum(charged_back_minor) as charged_back_minor
        from payments where reservation_uuid = reservation.uuid
      ) as paid on true
      left join lateral (
        select sum(amount_minor) as refunded_minor from refunds
        where reservation_uuid = reservation.uuid and (status <> 'failed' or repaid_at is not null)
      ) as back on true`.execute(database);
    await sql`
      alter table reservations
        add column objected_at timestamptz(3),
        add column objection text,
        add column objection_settled_at timestamptz(3),
        add column objection_decision text,
        add constraint objections_are_worded check ((objected_at is null) = (objection is null))`.execute(
      database,
    );
    // What a scheduled payout waits for besides its day. What an owner owes is set off all the same, unless all waits.
    await sql`
      create view payout_holds as
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
          end as reason
        from payouts as payout
        join users as owner on owner.uuid = payout.owner_uuid
        join reservations as trip on trip.uuid = payout.reservation_uuid
        where payout.status = 'scheduled'
      ) as held
      where reason is not null`.execute(database);
  },
};
