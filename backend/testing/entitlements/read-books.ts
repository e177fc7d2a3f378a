import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../src/tables.js';

/** What books, refunds and provider say of one payment, in minor units. */
export interface PaymentBooks {
  payment_uuid: string;
  owner: number;
  commission: number;
  fee: number;
  tax: number;
  chargebacks: number;
  /** All refunds that were decided, whatever has become of them; one that was made again counts once. */
  refunds: number;
  /** Of these, what waits for a bank or was given by one. */
  waiting: number;
  /** Refunds that the customer’s bank refused, and what the books owe them. */
  refused: number;
  owed: number;
  /** Refunds that have reached the provider; of it what has reached the customer’s bank. */
  sent: number;
  cash: number;
  provider_captured: number;
  provider_refunded: number;
  is_mismatched: boolean;
  /** Another amount than was asked for, which the customer’s bank did not take back. */
  by_mistake: number;
  fee_invoiced: number;
  commission_invoiced: number;
}

/** What the accounts have of one trip, and its payouts. */
export interface TripBooks {
  reservation_uuid: string;
  owner: number;
  service_fee: number;
  commission: number;
  tax: number;
  chargebacks: number;
  commission_vat: number;
  payouts: number;
}

export async function readPaymentBooks(database: Kysely<Tables>): Promise<Map<string, PaymentBooks>> {
  const { rows } = await sql<PaymentBooks>`
    select payment.uuid as payment_uuid, coalesce(payment.failure_code = 'amount_mismatch', false) as is_mismatched,
      case when payment.status = 'voided' then payment.captured_minor else 0 end::bigint as by_mistake,
      coalesce(lines.owner, 0)::bigint as owner,
      coalesce(lines.commission, 0)::bigint as commission, coalesce(lines.fee, 0)::bigint as fee,
      coalesce(lines.tax, 0)::bigint as tax, coalesce(lines.chargebacks, 0)::bigint as chargebacks,
      coalesce(lines.owed, 0)::bigint as owed, coalesce(given.refunds, 0)::bigint as refunds,
      coalesce(given.waiting, 0)::bigint as waiting, coalesce(given.refused, 0)::bigint as refused,
      coalesce(given.sent, 0)::bigint as sent, coalesce(cash.minor, 0)::bigint as cash,
      coalesce(intent.captured_minor, 0)::bigint as provider_captured,
      coalesce(intent.refunded_minor, 0)::bigint as provider_refunded,
      coalesce(paper.fee, 0)::bigint as fee_invoiced, coalesce(paper.commission, 0)::bigint as commission_invoiced
    from payments as payment
    left join (
      select payment_uuid, sum(payout_minor) as owner, sum(commission_minor) as commission, sum(fee_minor) as fee,
        sum(tax_minor) as tax, -sum(chargeback_minor) as chargebacks, sum(owed_minor) as owed
      from ledger_entries group by payment_uuid
    ) as lines on lines.payment_uuid = payment.uuid
    left join (
      select payment_uuid, sum(amount_minor) filter (where retry_of is null) as refunds,
        sum(amount_minor) filter (where status in ('on_hold', 'charged_back')) as waiting,
        sum(amount_minor) filter (where status = 'succeeded') as sent,
        sum(amount_minor) filter (where status = 'failed' and repaid_at is null and not exists (
          select from refunds as again where again.retry_of = refund.uuid)) as refused
      from refunds as refund group by payment_uuid
    ) as given on given.payment_uuid = payment.uuid
    left join (
      select posting.payment_uuid, sum(entry.amount_minor) as minor
      from ledger_postings as posting join account_entries as entry on entry.posting_uuid = posting.uuid
      where entry.account = 'provider_cash' and posting.kind <> 'provider_fee'
      group by posting.payment_uuid
    ) as cash on cash.payment_uuid = payment.uuid
    left join (
      select posting.payment_uuid,
        sum(booked_minor * case when corrects_uuid is null then 1 else -1 end) filter (where series like 'fee%') as fee,
        sum(booked_minor * case when corrects_uuid is null then 1 else -1 end)
          filter (where series like 'commission%') as commission
      from invoices join ledger_postings as posting on posting.uuid = invoices.posting_uuid
      group by posting.payment_uuid
    ) as paper on paper.payment_uuid = payment.uuid
    left join test_provider_intents as intent on intent.ref = payment.provider_ref`.execute(database);
  return new Map(rows.map((row) => [row.payment_uuid, row]));
}

export async function readTripBooks(database: Kysely<Tables>): Promise<Map<string, TripBooks>> {
  const { rows } = await sql<TripBooks>`
    with accounts as (
      select posting.reservation_uuid, posting.kind, entry.account, -sum(entry.amount_minor) as minor
      from ledger_postings as posting join account_entries as entry on entry.posting_uuid = posting.uuid
      group by 1, 2, 3
    )
    select uuid as reservation_uuid,
      coalesce(sum(minor) filter (where account = 'owed_to_owner'), 0)::bigint as owner,
      coalesce(sum(minor) filter (where account = 'service_fee'), 0)::bigint as service_fee,
      coalesce(sum(minor) filter (where account = 'commission'), 0)::bigint as commission,
      coalesce(sum(minor) filter (where account = 'tax'), 0)::bigint as tax,
      coalesce(-sum(minor) filter (where account = 'chargebacks'), 0)::bigint as chargebacks,
      coalesce(sum(minor) filter (where account = 'tax' and accounts.kind = 'commission_vat'), 0)::bigint
        as commission_vat,
      coalesce((select sum(amount_minor) from payouts
        where payouts.reservation_uuid = trip.uuid and payouts.status <> 'cancelled'), 0)::bigint as payouts
    from reservations as trip left join accounts on accounts.reservation_uuid = trip.uuid
    group by trip.uuid`.execute(database);
  return new Map(rows.map((row) => [row.reservation_uuid, row]));
}

/** A paper, with what its invoice’s credit notes have come to by it. */
export interface Paper {
  code: string;
  reservation_uuid: string;
  series: string;
  corrects_uuid: string | null;
  booked_minor: number;
  net_minor: number;
  vat_minor: number;
  total_minor: number;
  vat_bps: number;
  vat_country: string;
  has_tax_details: boolean;
  of_invoice_minor: number;
  of_invoice_vat_minor: number;
  credited_minor: number;
  credited_vat_minor: number;
}

/** Papers in the order in which they were issued. */
export async function readPapers(database: Kysely<Tables>): Promise<Paper[]> {
  const { rows } = await sql<Paper>`
    select paper.code, paper.reservation_uuid, paper.series, paper.corrects_uuid, paper.booked_minor, paper.net_minor,
      paper.vat_minor, paper.total_minor, paper.vat_bps, paper.vat_country,
      exists (select from tax_details where owner_uuid = trip.owner_uuid) as has_tax_details,
      coalesce(invoice.booked_minor, 0)::bigint as of_invoice_minor,
      coalesce(invoice.vat_minor, 0)::bigint as of_invoice_vat_minor,
      sum(paper.booked_minor) over upto as credited_minor, sum(paper.vat_minor) over upto as credited_vat_minor
    from invoices as paper join reservations as trip on trip.uuid = paper.reservation_uuid
    left join invoices as invoice on invoice.uuid = paper.corrects_uuid
    window upto as (partition by coalesce(paper.corrects_uuid, paper.uuid), paper.corrects_uuid is null order by paper.id)
    order by paper.id`.execute(database);
  return rows;
}
