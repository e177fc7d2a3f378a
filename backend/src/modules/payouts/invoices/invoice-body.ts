import { toMoney } from '../../../platform/money/money.schemas.js';
import type { InvoiceBody } from './invoice.schemas.js';
import type { ListedInvoice } from './list-invoices.repository.js';

/** An invoice or a credit note as the API shows it. */
export function toInvoice(invoice: ListedInvoice): InvoiceBody {
  const { currency, vat_bps, vat_country, vat_treatment, code, corrects, reservation_uuid } = invoice;
  return {
    invoice_uuid: invoice.uuid,
    code,
    corrects,
    reservation_uuid,
    kind: invoice.corrects_uuid === null ? 'invoice' : 'credit_note',
    about: invoice.series.startsWith('fee') ? 'service_fee' : 'commission',
    car: invoice.trip.car,
    recipient: invoice.recipient_details.name,
    seller: invoice.seller_details.name,
    issued_at: invoice.issued_at.toISOString(),
    net: toMoney(invoice.net_minor, currency),
    vat: toMoney(invoice.vat_minor, currency),
    total: toMoney(invoice.total_minor, currency),
    vat_bps,
    vat_country,
    vat_treatment,
  };
}
