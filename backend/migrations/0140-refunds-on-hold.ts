import { sql, type Migration } from 'kysely';

/** Refunds of money that a bank holds for an open dispute, and who received what was repaid another way. */
export const refundsOnHoldMigration: Migration = {
  async up(database) {
    await sql`
      alter table refunds
        add column dispute_uuid uuid references payment_disputes (uuid),
        add column repaid_payee text,
        drop constraint refunds_status_check,
        add constraint refunds_status_check check (
          status in ('on_hold', 'pending', 'succeeded', 'failed', 'charged_back')
        ),
        add constraint disputes_hold_refunds check (
          dispute_uuid is not null or status not in ('on_hold', 'charged_back')
        ),
        add constraint repayments_name_a_payee check (repaid_payee is null or repaid_at is not null)`.execute(
      database,
    );
    await sql`
      alter table payments add column held_minor bigint not null default 0 check (held_minor >= 0)`.execute(
      database,
    );
    await sql`
      update payments as payment set held_minor = dispute.withdrawn_minor
      from (
        select payment_uuid, sum(withdrawn_minor) as withdrawn_minor
        from payment_disputes where status = 'open' group by payment_uuid
      ) as dispute
      where dispute.payment_uuid = payment.uuid`.execute(database);
    await sql`create index refunds_of_dispute on refunds (dispute_uuid) where dispute_uuid is not null`.execute(
      database,
    );
    // What a bank holds or has given back is not counted on its payment.
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
        where reservation_uuid = reservation.uuid and (status in ('pending', 'succeeded') or repaid_at is not null)
      ) as back on true`.execute(database);
  },
};
