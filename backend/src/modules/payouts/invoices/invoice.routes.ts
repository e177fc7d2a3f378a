import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { Problem } from '../../../platform/http/problem.js';
import { decodeListCursor, pageOf } from '../../../platform/pagination/list-cursor.js';
import { currentUser, requirePermission, requireUser } from '../../people/public.js';
import { toInvoice } from './invoice-body.js';
import { AllInvoicesQuery, InvoiceSchema, InvoicesPage, MyInvoicesQuery } from './invoice.schemas.js';
import { invoiceSeries } from './invoices.tables.js';
import { findInvoice, listInvoices, type ListedInvoice } from './list-invoices.repository.js';

const security = [{ idToken: [] }];

/** Invoices and credit notes: people read their own, administrators all. */
export function invoiceRoutes(app: App, deps: Deps): void {
  app.addSchema(InvoiceSchema);

  app.get(
    '/my/invoices',
    {
      preHandler: requirePermission('rent'),
      schema: {
        operationId: 'listMyInvoices',
        description:
          'Invoices and credit notes issued to the caller, newest first, in pages; of one reservation with `reservation_uuid`.',
        security,
        querystring: MyInvoicesQuery,
        response: { 200: InvoicesPage },
      },
    },
    async (request) => {
      const { cursor, limit = 24, reservation_uuid: reservationUuid } = request.query;
      const recipientUuid = currentUser(request).uuid;
      const filter = { recipientUuid, ...(reservationUuid === undefined ? {} : { reservationUuid }) };
      const after = decodeListCursor('my-invoices', cursor);
      return toPage('my-invoices', await listInvoices(deps.database, filter, { after, limit }), limit);
    },
  );

  app.get(
    '/admin/invoices',
    {
      preHandler: requirePermission('administer'),
      schema: {
        operationId: 'listAllInvoices',
        description:
          'All invoices and credit notes for administrators, newest first, in pages, with search and filters.',
        security,
        querystring: AllInvoicesQuery,
        response: { 200: InvoicesPage },
      },
    },
    async (request) => {
      const { cursor, limit = 24, about, kind, query = '' } = request.query;
      const series = invoiceSeries.filter(
        (each) =>
          (about === undefined || each.startsWith('fee') === (about === 'service_fee')) &&
          (kind === undefined || each.endsWith('_credit') === (kind === 'credit_note')),
      );
      const filter = { series, ...(query === '' ? {} : { query }) };
      const after = decodeListCursor('invoices', cursor);
      return toPage('invoices', await listInvoices(deps.database, filter, { after, limit }), limit);
    },
  );

  app.get(
    '/invoices/:invoice_uuid/file',
    {
      preHandler: requireUser,
      config: { refuses: ['INVOICE_NOT_FOUND'] },
      schema: {
        operationId: 'readInvoiceFile',
        description:
          'The PDF of an invoice or credit note, exactly as it was issued. For its recipient and administrators.',
        security,
        params: Type.Object({ invoice_uuid: Type.String() }),
        response: {
          200: {
            description: 'The invoice as it was issued.',
            content: { 'application/pdf': { schema: Type.String({ format: 'binary' }) } },
          },
        },
      },
    },
    async (request, reply) => {
      const { uuid, role, account_status } = currentUser(request);
      const readsAll = role === 'admin' && account_status === 'active';
      const recipientUuid = readsAll ? undefined : uuid;
      const invoice = await findInvoice(deps.database, request.params.invoice_uuid, recipientUuid);
      if (invoice === undefined) {
        throw new Problem(404, 'INVOICE_NOT_FOUND', 'We can’t find that invoice.');
      }
      return await reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="${invoice.code}.pdf"`)
        .send((await deps.fileOpener.open({ kind: 'paper', paper: { of: 'invoice', invoice } })) as never);
    },
  );
}

function toPage(list: string, rows: ListedInvoice[], limit: number) {
  const { page, ...more } = pageOf(list, rows, limit, 'issued_at');
  return { invoices: page.map(toInvoice), ...more };
}
