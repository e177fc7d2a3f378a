import assert from 'node:assert/strict';
import { sql, type Kysely } from 'kysely';
import type { Tables } from '../src/tables.js';

/**
 * Compares the paper with the books, after the jobs have run: for every trip, invoices less credit notes are what is on
 * service_fee and commission, net, and the commission's VAT is in the tax account of its country; and every series counts
 * one, two, three.
 */
export async function checkInvoices(database: Kysely<Tables>): Promise<void> {
  const { rows: wrong } = await sql`
    with paper as (
      select reservation_uuid, split_part(series, '_', 1) as series,
        case when split_part(series, '_', 1) = 'commission' then vat_country end as country,
        sum(case when corrects_uuid is null then net_minor else -net_minor end) as net,
        sum(case when corrects_uuid is null then vat_minor else -vat_minor end) as vat
      from invoices group by 1, 2, 3
    ), said as (
      select reservation_uuid, case series when 'fee' then 'service_fee' else 'commission' end as account, sum(net) as minor
      from paper group by 1, 2
      union all
      select reservation_uuid, 'tax ' || country, sum(vat) from paper where series = 'commission' group by 1, 2
    ), booked as (
      select posting.reservation_uuid,
        case entry.account when 'tax' then 'tax ' || entry.jurisdiction else entry.account end as account,
        -sum(entry.amount_minor) as minor
      from account_entries as entry join ledger_postings as posting on posting.uuid = entry.posting_uuid
      where entry.account in ('service_fee', 'commission') or (entry.account = 'tax' and posting.kind = 'commission_vat')
      group by 1, 2
    )
    select reservation_uuid, account, coalesce(said.minor, 0) as said, coalesce(booked.minor, 0) as booked
    from said full join booked using (reservation_uuid, account)
    where coalesce(said.minor, 0) <> coalesce(booked.minor, 0)`.execute(database);
  assert.deepEqual(wrong, [], 'invoices less credit notes are not what is on the accounts');
  await checkInvoiceNumbers(database);
}

/** Every series of every seller and year has each number once, from 1 to the last. */
export async function checkInvoiceNumbers(database: Kysely<Tables>): Promise<void> {
  const { rows } = await sql`
    select seller, series, year, count(*) as documents, max(number) as highest, known.last_number
    from invoices full join invoice_series as known using (seller, series, year)
    group by seller, series, year, known.last_number
    having count(invoices.uuid) <> coalesce(max(number), 0) or max(number) is distinct from known.last_number`.execute(
    database,
  );
  assert.deepEqual(rows, [], 'a series of numbers has gaps');
}
