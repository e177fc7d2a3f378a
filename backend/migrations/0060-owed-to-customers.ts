import { sql, type Kysely, type Migration } from 'kysely';

/**
 * A refund that a bank refused becomes a liability to the customer: an account of its own in the books, which a repeated
 * refund or a payment by another way settles.
 */
export const owedToCustomersMigration: Migration = {
  async up(database) {
    await sql`alter table payments add column owed_minor bigint not null default 0`.execute(database);
    await sql`
      alter table payments add constraint never_more_owed_than_paid check (
        owed_minor >= 0 and refunded_minor + owed_minor <= captured_minor
      )`.execute(database);
    await sql`
      alter table refunds
        add column repaid_at timestamptz(3),
        add column repaid_method text check (repaid_method in ('bank_transfer', 'cash', 'credit', 'other')),
        add column repaid_reference text,
        add column repaid_by uuid references users (uuid),
        add constraint only_failed_refunds_are_repaid check (repaid_at is null or status = 'failed'),
        add constraint repayments_say_how check (
          (repaid_at is null) = (repaid_method is null) and (repaid_at is null) = (repaid_reference is null)
        )`.execute(database);
    await sql`
      alter table ledger_entries
        add column owed_minor bigint not null default 0,
        drop constraint every_cent_belongs_to_somebody,
        add constraint every_cent_has_an_account check (
          amount_minor = payout_minor + commission_minor + fee_minor + tax_minor + owed_minor
        ),
        drop constraint ledger_entries_kind_check,
        add constraint ledger_entries_kind_check check (kind in (
          'rental', 'discount', 'extra', 'fee', 'tax', 'commission', 'kept', 'refund', 'owed'
        ))`.execute(database);
    await replaceBalances(database);
    await oweFailedRefunds(database);
  },
};

async function replaceBalances(database: Kysely<unknown>): Promise<void> {
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
      coalesce(ledger.lines_minor, 0) = coalesce(paid.paid_minor, 0) - coalesce(back.refunded_minor, 0)
        and coalesce(ledger.owed_minor, 0) = coalesce(paid.owed_minor, 0)
        and coalesce(ledger.lines_minor, 0) = coalesce(ledger.payout_minor + ledger.commission_minor +
          ledger.fee_minor + ledger.tax_minor + ledger.owed_minor, 0) as adds_up,
      coalesce(ledger.owed_minor, 0)::bigint as owed_minor
    from reservations as reservation
    left join lateral (
      select sum(amount_minor) as lines_minor, sum(payout_minor) as payout_minor,
        sum(commission_minor) as commission_minor, sum(fee_minor) as fee_minor, sum(tax_minor) as tax_minor,
        sum(owed_minor) as owed_minor
      from ledger_entries where reservation_uuid = reservation.uuid
    ) as ledger on true
    left join lateral (
      select sum(captured_minor) as paid_minor, sum(owed_minor) as owed_minor
      from payments where reservation_uuid = reservation.uuid
    ) as paid on true
    left join lateral (
      select sum(amount_minor) as refunded_minor from refunds
      where reservation_uuid = reservation.uuid and (status <> 'failed' or repaid_at is not null)
    ) as back on true`.execute(database);
}

/** What was posted back to owner, marketplace and state when a refund failed is moved to what the customer is owed. */
async function oweFailedRefunds(database: Kysely<unknown>): Promise<void> {
  await sql`
    create temporary table owed_refunds on commit drop as
    select refund.uuid, refund.payment_uuid, refund.reservation_uuid, refund.amount_minor, refund.currency,
      gen_random_uuid() as posting_uuid
    from (
      select failed.*, sum(amount_minor) over (partition by payment_uuid order by created_at, uuid) as running_minor
      from refunds as failed
      where status = 'failed' and not exists (select from refunds as again where again.retry_of = failed.uuid)
    ) as refund
    join payments as payment on payment.uuid = refund.payment_uuid
    where refund.running_minor <= payment.captured_minor - payment.refunded_minor`.execute(database);
  await sql`
    insert into ledger_entries (reservation_uuid, posting_uuid, payment_uuid, refund_uuid, kind, label, amount_minor,
      payout_minor, commission_minor, fee_minor, tax_minor, owed_minor, currency, posted_at)
    select entry.reservation_uuid, refund.posting_uuid, refund.payment_uuid, refund.uuid, entry.kind,
      'Owed to the customer', -entry.amount_minor, -entry.payout_minor, -entry.commission_minor, -entry.fee_minor,
      -entry.tax_minor, 0, entry.currency, now()
    from owed_refunds as refund
    join ledger_entries as entry on entry.refund_uuid = refund.uuid and entry.label = 'The refund failed'
    union all
    select reservation_uuid, posting_uuid, payment_uuid, uuid, 'owed', 'Owed to the customer', amount_minor,
      0, 0, 0, 0, amount_minor, currency, now()
    from owed_refunds`.execute(database);
  await sql`
    update payments as payment set owed_minor = owed.amount_minor
    from (select payment_uuid, sum(amount_minor) as amount_minor from owed_refunds group by payment_uuid) as owed
    where owed.payment_uuid = payment.uuid`.execute(database);
  // So that the job that brings payouts into step with the books finds them.
  await sql`
    update reservations set updated_at = now() where uuid in (select reservation_uuid from owed_refunds)`.execute(
    database,
  );
}
