import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { JsonOf } from '../../../platform/database/json-of.js';

/** Each has numbers of its own: one, two, three, by seller and year. */
export const invoiceSeries = ['fee', 'commission', 'fee_credit', 'commission_credit'] as const;
export type InvoiceSeries = (typeof invoiceSeries)[number];

/** `reverse_charge`: the recipient owes the VAT where they are. */
export const vatTreatments = ['charged', 'reverse_charge'] as const;
export type VatTreatment = (typeof vatTreatments)[number];

/** A seller or a recipient as the paper names them. */
export interface InvoiceParty {
  name: string;
  street: string;
  zip_code: string;
  city: string;
  /** ISO 3166; null where we do not know it. */
  country_code: string | null;
  vat_id: string | null;
  /** Of a seller, by whose clock the paper is dated; papers without it are older and dated by UTC. */
  time_zone?: string;
}

/** What the paper says of the trip. */
export interface InvoicedTripText {
  car: string;
  pick_up_at: string;
  return_at: string;
  time_zone: string;
}

/** Invoices and credit notes; number, code and year are the database's. */
export interface InvoicesTable {
  uuid: Generated<string>;
  /** In the order of issuing. */
  id: GeneratedAlways<number>;
  seller: string;
  series: InvoiceSeries;
  year: Generated<number>;
  number: Generated<number>;
  code: Generated<string>;
  issued_at: Date;
  posted_at: Date;
  posting_uuid: string;
  reservation_uuid: string;
  recipient_uuid: string;
  /** Of a credit note: the invoice. */
  corrects_uuid: string | null;
  currency: string;
  /** How much of the posting it is for, without its sign. */
  booked_minor: number;
  net_minor: number;
  vat_minor: number;
  total_minor: number;
  vat_bps: number;
  vat_treatment: VatTreatment;
  vat_country: string;
  seller_details: JsonOf<InvoiceParty>;
  recipient_details: JsonOf<InvoiceParty>;
  trip: JsonOf<InvoicedTripText>;
}

export type Invoice = Selectable<InvoicesTable>;

/** The view of what an invoice says of a trip. */
export interface InvoicedTripsView {
  reservation_uuid: string;
  customer_uuid: string;
  owner_uuid: string;
  currency: string;
  /** The country of its tax. */
  jurisdiction: string;
  tax_bps: number;
  car: string;
  pick_up_at: Date;
  return_at: Date;
  time_zone: string;
}
