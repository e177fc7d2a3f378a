import { useApi } from '@drove/api-client';
import { formatInstant, formatMoney } from '@drove/shared-ui/formats';
import type { Invoice } from './api/invoices';
import { DownloadFile } from '../../ui/download-file';
import { invoiceRowsLabels } from './labels';

/** What an invoice or a credit note is for, in a few words. */
function invoiceLabel({ kind, about }: Pick<Invoice, 'kind' | 'about'>): string {
  const what = about === 'service_fee' ? 'service fee' : 'commission';
  return kind === 'invoice' ? invoiceRowsLabels.invoice(what) : invoiceRowsLabels.creditNote(what);
}

/** Invoices and credit notes with their PDF files. */
export function InvoiceRows({ invoices, isAll = false }: { invoices: readonly Invoice[]; isAll?: boolean }) {
  const api = useApi();
  return (
    <ul className="divide-y divide-base-300 empty:hidden">
      {invoices.map((invoice) => (
        <li
          key={invoice.invoice_uuid}
          className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 py-3 first:pt-0 last:pb-0"
        >
          <span className="font-medium">{invoiceLabel(invoice)}</span>
          <span className="text-right font-medium tabular-nums">
            {formatMoney({
              ...invoice.total,
              amount_minor: (invoice.kind === 'invoice' ? 1 : -1) * invoice.total.amount_minor,
            })}
          </span>
          <span className="min-w-0 text-sm break-words text-base-content/75">
            <span>{`${invoice.code} · ${formatInstant(invoice.issued_at)}`}</span>
            <br />
            <span>{isAll ? `${invoice.recipient} · ${invoice.car}` : invoice.car}</span>
          </span>
          <span className="text-right">
            <DownloadFile
              fetchFile={() =>
                api.file('/invoices/{invoice_uuid}/file', { path: { invoice_uuid: invoice.invoice_uuid } })
              }
              name={`${invoice.code}.pdf`}
            >
              {invoiceRowsLabels.pdf}
              <span className="sr-only"> {invoiceRowsLabels.trip(invoice.code)}</span>
            </DownloadFile>
          </span>
        </li>
      ))}
    </ul>
  );
}
