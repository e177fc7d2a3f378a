import { formatMoney } from '../../../platform/money/money.js';
import type { ListedInvoice } from '../invoices/list-invoices.repository.js';
import { openPaper } from './open-paper.js';
import { apart } from './text-lines.js';
import { addressLines, countryName, formatPaperDay, formatPaperPeriod, formatRate } from './paper-texts.js';

/** An invoice or a credit note as a PDF: the same bytes' worth of text whenever it is asked for. */
export async function invoicePdf(invoice: ListedInvoice): Promise<Buffer> {
  const { code, corrects, trip, currency, seller_details: seller } = invoice;
  const money = (minor: number) => formatMoney(minor, currency);
  const kind = corrects === null ? 'Invoice' : 'Credit note';
  const about = invoice.series.startsWith('fee') ? 'Service fee' : 'Commission';
  const paper = openPaper(`${kind} ${code}`, invoice.issued_at);
  paper.lines(addressLines(seller), { isSoft: true });
  paper.space();
  paper.heading(`${kind} ${code}`);
  paper.lines(['To', ...addressLines(invoice.recipient_details)]);
  paper.space();
  const period = formatPaperPeriod(trip.pick_up_at, trip.return_at, trip.time_zone);
  paper.facts([
    ['Date', formatPaperDay(invoice.issued_at, seller.time_zone)],
    ...(corrects === null ? [] : [['Corrects invoice', corrects] as const]),
    ['Date of payment', formatPaperDay(invoice.posted_at, seller.time_zone)],
    ['Trip', `${apart(trip.car)}, ${period}`],
    ['Booking code', invoice.booking_code],
  ]);
  paper.space();
  paper.table(
    ['Description', 'Net', 'VAT rate', 'VAT', 'Total'],
    [
      [
        `${about}, ${apart(trip.car)}, ${period}`,
        money(invoice.net_minor),
        formatRate(invoice.vat_bps),
        money(invoice.vat_minor),
        money(invoice.total_minor),
      ],
      ['Total', money(invoice.net_minor), '', money(invoice.vat_minor), money(invoice.total_minor)],
    ],
    { hasSum: true },
  );
  paper.space();
  paper.lines(notesOf(invoice), { isSoft: true });
  return await paper.end();
}

function notesOf({ corrects, series, vat_treatment, vat_bps, vat_country }: ListedInvoice): string[] {
  const isFee = series.startsWith('fee');
  const vat =
    vat_treatment === 'reverse_charge'
      ? 'Reverse charge: the recipient owes the VAT (Article 196 of Directive 2006/112/EC).'
      : `VAT at ${formatRate(vat_bps)} (${countryName(vat_country)}).`;
  if (corrects !== null) return [vat, `This credit note reduces invoice ${corrects} by its total.`];
  return [
    vat,
    isFee
      ? 'Paid by card with the trip. Nothing left to pay.'
      : 'Deducted from your payout. Nothing left to pay.',
  ];
}
