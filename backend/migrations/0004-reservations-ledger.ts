import { sql, type Kysely } from 'kysely';

/** The books: lines that are only ever added, and what they come to for each reservation. */
export async function createLedger(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table ledger_entries (
      id bigint generated always as identity primary key,
      reservation_uuid uuid not null references reservations (uuid),
      posting_uuid uuid not null,
      payment_uuid uuid references payments (uuid),
      refund_uuid uuid references refunds (uuid),
      kind text not null check (kind in (
        'rental', 'discount', 'extra', 'fee', 'tax', 'commission', 'kept', 'refund'
      )),
      label text not null,
      amount_minor bigint not null,
      payout_minor bigint not null,
      commission_minor bigint not null,
      fee_minor bigint not null,
      tax_minor bigint not null,
      currency text not null,
      posted_at timestamptz(3) not null,
      constraint every_cent_belongs_to_somebody check (
        amount_minor = payout_minor + commission_minor + fee_minor + tax_minor
      )
    )`.execute(database);
  await sql`create index ledger_of_reservation on ledger_entries (reservation_uuid, id)`.execute(database);
  await sql`create index ledger_by_time on ledger_entries (posted_at)`.execute(database);
  await sql`
    create function refuse_to_rewrite_the_ledger() returns trigger language plpgsql as $$
    begin
      raise exception 'ledger entries are never changed or removed: post another';
    end $$`.execute(database);
  await sql`
    create trigger ledger_is_append_only before update or delete on ledger_entries
    for each row execute function refuse_to_rewrite_the_ledger()`.execute(database);

  // "Adds up" when lines = paid − refunded = payout + commission + fee + tax; see docs/money.md.
  await sql`
    create view reservation_balances as
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
        and coalesce(ledger.lines_minor, 0) =
          coalesce(ledger.payout_minor + ledger.commission_minor + ledger.fee_minor + ledger.tax_minor, 0)
        as adds_up
    from reservations as reservation
    left join lateral (
      select sum(amount_minor) as lines_minor, sum(payout_minor) as payout_minor,
        sum(commission_minor) as commission_minor, sum(fee_minor) as fee_minor, sum(tax_minor) as tax_minor
      from ledger_entries where reservation_uuid = reservation.uuid
    ) as ledger on true
    left join lateral (
      select sum(captured_minor) as paid_minor from payments where reservation_uuid = reservation.uuid
    ) as paid on true
    left join lateral (
      select sum(amount_minor) as refunded_minor from refunds
      where reservation_uuid = reservation.uuid and status <> 'failed'
    ) as back on true`.execute(database);
}
