import { sql, type Insertable, type Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Invoice, InvoicesTable, InvoicedTripsView } from './invoices.tables.js';
import type { BookedIncome } from './plan-documents.js';

/** What an invoice says of a trip; undefined when there is none with this UUID. */
export async function findInvoicedTrip(
  database: Kysely<Tables>,
  reservationUuid: string,
): Promise<InvoicedTripsView | undefined> {
  return await database
    .selectFrom('invoiced_trips')
    .selectAll()
    .where('reservation_uuid', '=', reservationUuid)
    .executeTakeFirst();
}

/** What a trip's postings have changed on our accounts of income, oldest first. */
export async function readBookedIncome(
  database: Kysely<Tables>,
  reservationUuid: string,
): Promise<BookedIncome[]> {
  const { rows } = await sql<BookedIncome>`
    select posting.uuid as posting_uuid, posting.payment_uuid, posting.dispute_uuid, posting.posted_at,
      refund.dispute_uuid as on_hold_for_uuid, entry.account,
      -sum(entry.amount_minor)::bigint as amount_minor
    from ledger_postings as posting
    join account_entries as entry on entry.posting_uuid = posting.uuid
    left join refunds as refund on refund.uuid = posting.refund_uuid
    where posting.reservation_uuid = ${reservationUuid} and posting.kind <> 'commission_vat'
      and entry.account in ('service_fee', 'commission')
    group by posting.uuid, refund.uuid, entry.account
    order by min(entry.id)`.execute(database);
  return rows;
}

/** A trip's invoices and credit notes, in the order in which they were issued. */
export async function readInvoicesOfTrip(
  database: Kysely<Tables>,
  reservationUuid: string,
): Promise<Invoice[]> {
  return await database
    .selectFrom('invoices')
    .selectAll()
    .where('reservation_uuid', '=', reservationUuid)
    .orderBy('id')
    .execute();
}

/** Adds a document; the database gives it its number. */
export async function insertInvoice(
  transaction: Kysely<Tables>,
  invoice: Insertable<InvoicesTable>,
): Promise<void> {
  await transaction.insertInto('invoices').values(invoice).execute();
}

/** Trips with postings since then that have no invoice or credit note yet. */
export async function findTripsToInvoice(database: Kysely<Tables>, since: Date): Promise<string[]> {
  const { rows } = await sql<{ reservation_uuid: string }>`
    select distinct posting.reservation_uuid
    from ledger_postings as posting
    join account_entries as entry on entry.posting_uuid = posting.uuid
    where posting.posted_at >= ${since} and posting.kind <> 'commission_vat'
      and posting.reservation_uuid is not null and entry.account in ('service_fee', 'commission')
      and not exists (
        select from invoices as invoice where invoice.posting_uuid = posting.uuid
          and (invoice.series in ('fee', 'fee_credit')) = (entry.account = 'service_fee'))`.execute(database);
  return rows.map(({ reservation_uuid }) => reservation_uuid);
}
