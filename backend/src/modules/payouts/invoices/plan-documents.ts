import { randomUUID } from 'node:crypto';
import type { Invoice, InvoiceParty, InvoiceSeries } from './invoices.tables.js';
import { vatInside, type VatTerms } from './vat-terms.js';
import { shareOf } from '../../../platform/money/money.js';

/** What a posting has changed on one of our accounts of income: below zero, it took back. */
export interface BookedIncome {
  posting_uuid: string;
  payment_uuid: string | null;
  /** The dispute that its refund waits for, or waited for. */
  on_hold_for_uuid: string | null;
  dispute_uuid: string | null;
  posted_at: Date;
  account: 'service_fee' | 'commission';
  amount_minor: number;
}

/** What is needed of a document that is there. */
export type IssuedDocument = Pick<
  Invoice,
  'uuid' | 'series' | 'posting_uuid' | 'corrects_uuid' | 'booked_minor' | 'vat_minor'
> &
  Pick<Invoice, 'vat_bps' | 'vat_treatment' | 'vat_country' | 'recipient_details' | 'recipient_uuid'> &
  Pick<Invoice, 'seller' | 'seller_details'>;

/** A document that is to be issued. */
export type PlannedDocument = IssuedDocument & Pick<Invoice, 'posted_at' | 'net_minor' | 'total_minor'>;

/** Who issues an invoice, whom it goes to, and its VAT. */
export interface InvoiceTerms {
  seller: string;
  seller_details: InvoiceParty;
  recipient_uuid: string;
  recipient_details: InvoiceParty;
  vat: VatTerms;
}

/** Counters are taken in this order by everyone, so that no two wait for each other. */
const order: readonly InvoiceSeries[] = ['fee', 'commission', 'fee_credit', 'commission_credit'];

/**
 * The documents that a trip's postings still need: an invoice for what came in, credit notes for what was taken back, each
 * for one invoice: of the same payment first, then the newest. A posting that has documents has all of them.
 *
 * @param booked the trip's, oldest first
 * @throws Error when more is taken back than was invoiced
 */
export function planDocuments(
  booked: readonly BookedIncome[],
  issued: readonly IssuedDocument[],
  termsOf: (account: BookedIncome['account']) => InvoiceTerms,
): PlannedDocument[] {
  const payments = new Map(booked.map(({ posting_uuid, payment_uuid }) => [posting_uuid, payment_uuid]));
  const documents: IssuedDocument[] = [...issued];
  const planned: PlannedDocument[] = [];
  for (const income of booked) {
    if (booked.some((other) => isRefundOnHold(income, other) || isRefundOnHold(other, income))) continue;
    const series = income.account === 'service_fee' ? 'fee' : 'commission';
    const isDone = issued.some(
      (document) => document.posting_uuid === income.posting_uuid && document.series.startsWith(series),
    );
    if (isDone || income.amount_minor === 0) continue;
    const added =
      income.amount_minor > 0
        ? [planInvoice(income, series, termsOf(income.account))]
        : planCreditNotes(income, series, { documents, payments });
    documents.push(...added);
    planned.push(...added);
  }
  return planned.toSorted((one, other) => order.indexOf(one.series) - order.indexOf(other.series));
}

/**
 * Whether a refund takes what a bank holds: then the bank has taken so much less from the same payment, and both together
 * need no document.
 */
function isRefundOnHold(refund: BookedIncome, chargeback: BookedIncome): boolean {
  return (
    refund.on_hold_for_uuid !== null &&
    chargeback.dispute_uuid === refund.on_hold_for_uuid &&
    refund.account === chargeback.account &&
    refund.payment_uuid === chargeback.payment_uuid &&
    refund.posted_at.getTime() === chargeback.posted_at.getTime() &&
    refund.amount_minor === -chargeback.amount_minor
  );
}

function planInvoice(
  { posting_uuid, posted_at, amount_minor: bookedMinor }: BookedIncome,
  series: 'fee' | 'commission',
  { vat, ...parties }: InvoiceTerms,
): PlannedDocument {
  const vatMinor = series === 'fee' ? shareOf(bookedMinor, vat.bps) : vatInside(bookedMinor, vat.bps);
  return {
    uuid: randomUUID(),
    series,
    posting_uuid,
    posted_at,
    corrects_uuid: null,
    ...parties,
    vat_bps: vat.bps,
    vat_treatment: vat.treatment,
    vat_country: vat.country,
    ...amountsOf(series, bookedMinor, vatMinor),
  };
}

/** The fee's VAT is beside it in the books, the commission's inside it. */
function amountsOf(series: 'fee' | 'commission', bookedMinor: number, vatMinor: number) {
  const netMinor = series === 'fee' ? bookedMinor : bookedMinor - vatMinor;
  const total_minor = netMinor + vatMinor;
  return { booked_minor: bookedMinor, net_minor: netMinor, vat_minor: vatMinor, total_minor };
}

function planCreditNotes(
  { posting_uuid, payment_uuid, posted_at, amount_minor }: BookedIncome,
  series: 'fee' | 'commission',
  known: { documents: readonly IssuedDocument[]; payments: ReadonlyMap<string, string | null> },
): PlannedDocument[] {
  const invoices = known.documents.filter((document) => document.series === series).toReversed();
  const isSamePayment = (invoice: IssuedDocument) =>
    payment_uuid !== null && known.payments.get(invoice.posting_uuid) === payment_uuid;
  const inOrder = [...invoices.filter(isSamePayment), ...invoices.filter((each) => !isSamePayment(each))];
  const planned: PlannedDocument[] = [];
  let leftMinor = -amount_minor;
  for (const invoice of inOrder) {
    const credits = known.documents.filter(({ corrects_uuid }) => corrects_uuid === invoice.uuid);
    const sum = (part: 'booked_minor' | 'vat_minor') =>
      credits.reduce((minor, credit) => minor + credit[part], 0);
    const creditedMinor = sum('booked_minor');
    const bookedMinor = Math.min(leftMinor, invoice.booked_minor - creditedMinor);
    if (bookedMinor <= 0) continue;
    leftMinor -= bookedMinor;
    // Of the invoice's own VAT, so that all credit notes together take back all of it.
    const share = (invoice.vat_minor * (creditedMinor + bookedMinor)) / invoice.booked_minor;
    const vatMinor = Math.round(share) - sum('vat_minor');
    // Of the invoice's own parties: who sells in a country may be another company by now.
    const { vat_bps, vat_treatment, vat_country, recipient_uuid, recipient_details } = invoice;
    const { seller, seller_details } = invoice;
    planned.push({
      uuid: randomUUID(),
      series: `${series}_credit`,
      posting_uuid,
      posted_at,
      corrects_uuid: invoice.uuid,
      recipient_uuid,
      recipient_details,
      seller,
      seller_details,
      vat_bps,
      vat_treatment,
      vat_country,
      ...amountsOf(series, bookedMinor, vatMinor),
    });
  }
  if (leftMinor > 0)
    throw new Error(`Posting ${posting_uuid} takes back ${leftMinor} more than was invoiced`);
  return planned;
}
