import { sql, type Kysely } from 'kysely';
import { isUuid } from '../../../platform/database/uuid.js';
import { searchCondition } from '../../../platform/database/search-condition.repository.js';
import type { Tables } from '../../../platform/database/tables.js';
import type { ListPosition } from '../../../platform/pagination/list-cursor.js';
import { readListRows } from '../../../platform/pagination/list-rows.repository.js';
import { foldBookingCode } from '../../payments/public.js';
import type { Invoice, InvoiceSeries } from './invoices.tables.js';

/** An invoice with the code of the one that it corrects. */
export interface ListedInvoice extends Invoice {
  corrects: string | null;
  booking_code: string;
}

export interface InvoiceFilter {
  recipientUuid?: string;
  reservationUuid?: string;
  series?: readonly InvoiceSeries[];
  /** A part of a code or of the recipient's name, or a trip's booking code or id. */
  query?: string;
}

/** Invoices and credit notes, newest first; one more than `limit` when there are more. */
export async function listInvoices(
  database: Kysely<Tables>,
  { recipientUuid, reservationUuid, series, query }: InvoiceFilter,
  { after, limit }: { after: ListPosition | undefined; limit: number },
): Promise<ListedInvoice[]> {
  const searched = sql`search_text(invoice.code, invoice.recipient_details ->> 'name')`;
  const select = listed(database)
    .$if(recipientUuid !== undefined, (rows) =>
      rows.where('invoice.recipient_uuid', '=', recipientUuid ?? ''),
    )
    .$if(reservationUuid !== undefined, (rows) =>
      rows.where('invoice.reservation_uuid', '=', reservationUuid ?? ''),
    )
    .$if(series !== undefined, (rows) => rows.where('invoice.series', 'in', series ?? []))
    .$if(query !== undefined, (rows) =>
      rows.where((where) =>
        where.or([
          searchCondition(query, searched) ?? sql<boolean>`true`,
          where('trip.booking_code', '=', foldBookingCode(query ?? '')),
          ...(isUuid(query ?? '') ? [where('invoice.reservation_uuid', '=', query ?? '')] : []),
        ]),
      ),
    );
  return await readListRows(database, select, { by: 'issued_at', after, limit });
}

/** One document; undefined when there is none with this UUID, or not of this recipient where one is given. */
export async function findInvoice(
  database: Kysely<Tables>,
  invoiceUuid: string,
  recipientUuid: string | undefined,
): Promise<ListedInvoice | undefined> {
  if (!isUuid(invoiceUuid)) return undefined;
  return await listed(database)
    .where('invoice.uuid', '=', invoiceUuid)
    .$if(recipientUuid !== undefined, (rows) =>
      rows.where('invoice.recipient_uuid', '=', recipientUuid ?? ''),
    )
    .executeTakeFirst();
}

function listed(database: Kysely<Tables>) {
  return database
    .selectFrom('invoices as invoice')
    .leftJoin('invoices as corrected', 'corrected.uuid', 'invoice.corrects_uuid')
    .innerJoin('paid_trips as trip', 'trip.reservation_uuid', 'invoice.reservation_uuid')
    .selectAll('invoice')
    .select(['corrected.code as corrects', 'trip.booking_code']);
}
