import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { eachOf } from '../../../platform/jobs/each-of.js';
import { findUserByUuid, type User } from '../../people/public.js';
import { postMovement } from '../../books/public.js';
import { findTaxDetails } from '../tax-details/tax-details.repository.js';
import type { TaxDetails } from '../tax-details/tax-details.table.js';
import {
  findInvoicedTrip,
  findTripsToInvoice,
  insertInvoice,
  readBookedIncome,
  readInvoicesOfTrip,
} from './invoices.repository.js';
import type { Invoice, InvoicedTripsView, InvoiceParty, InvoiceSeries } from './invoices.tables.js';
import { planDocuments, type InvoiceTerms, type PlannedDocument } from './plan-documents.js';
import { sellerTimeZone } from './seller-time-zone.js';
import { sellerFor, type Seller } from './sellers.js';
import { vatOfCommission, vatOfFee, type VatTerms } from './vat-terms.js';

type InvoicingDeps = Pick<Deps, 'database' | 'payables' | 'invoiceSellers' | 'bankDetails' | 'now'>;

/** Whatever was posted longer ago was seen by then. */
const lookBackMs = 30 * 24 * 3_600_000;

/** Issues what the jobs of the last postings have not issued: a safety net under them. */
export async function issueInvoices(deps: InvoicingDeps): Promise<void> {
  await issueInvoicesSince(deps, new Date(deps.now().getTime() - lookBackMs));
}

/** Issues what is missing for all that was ever posted, before there were invoices too. */
export async function issueAllInvoices(deps: InvoicingDeps): Promise<void> {
  await issueInvoicesSince(deps, new Date(0));
}

async function issueInvoicesSince(deps: InvoicingDeps, since: Date): Promise<void> {
  const trips = await findTripsToInvoice(deps.database, since);
  await eachOf(trips, (uuid) => issueInvoicesOf(deps, uuid));
}

/**
 * Issues the invoices and credit notes that a trip's postings need, in one transaction with their numbers and with the
 * posting of the commission's VAT. Several processes may do it at once; done again, it does nothing.
 */
export async function issueInvoicesOf(deps: InvoicingDeps, reservationUuid: string): Promise<void> {
  const { database, payables, now } = deps;
  await database.transaction().execute(async (transaction) => {
    // The trip first, its counters afterwards and in one order: what holds a counter waits for nothing.
    if ((await payables.lock(transaction, reservationUuid)) === undefined) return;
    const trip = await findInvoicedTrip(transaction, reservationUuid);
    if (trip === undefined) return;
    const booked = await readBookedIncome(transaction, reservationUuid);
    const issued = await readInvoicesOfTrip(transaction, reservationUuid);
    const seller = sellerFor(deps.invoiceSellers, trip.jurisdiction);
    const terms = await readTerms(transaction, deps, trip, { seller, issued });
    const planned = planDocuments(booked, issued, (account) => terms[account]);
    for (const document of planned) await issue(transaction, document, trip, now());
  });
}

async function readTerms(
  transaction: Kysely<Tables>,
  { bankDetails }: InvoicingDeps,
  trip: InvoicedTripsView,
  { seller, issued }: { seller: Seller; issued: readonly Invoice[] },
): Promise<Record<'service_fee' | 'commission', InvoiceTerms>> {
  const owner = await findTaxDetails(transaction, bankDetails, trip.owner_uuid);
  const vat = { service_fee: vatOfFee(trip), commission: vatOfCommission(trip, seller, owner) };
  const firstOf = (series: InvoiceSeries) => issued.find((document) => document.series === series);
  return {
    service_fee: {
      seller: seller.id,
      seller_details: sellerParty(seller, vat.service_fee.country),
      recipient_uuid: trip.customer_uuid,
      vat: vat.service_fee,
      ...(await readRecipient(transaction, trip.customer_uuid, undefined, firstOf('fee'))),
    },
    commission: {
      seller: seller.id,
      seller_details: sellerParty(seller, vat.commission.country),
      recipient_uuid: trip.owner_uuid,
      vat: vat.commission,
      ...(await readRecipient(transaction, trip.owner_uuid, owner, firstOf('commission'))),
    },
  };
}

/**
 * Whom an invoice goes to. Of a closed account nothing is known any more: its invoices keep recipient and VAT of the
 * trip's first one.
 */
async function readRecipient(
  transaction: Kysely<Tables>,
  userUuid: string,
  details: TaxDetails | undefined,
  first: Invoice | undefined,
): Promise<Pick<InvoiceTerms, 'recipient_details'> & { vat?: VatTerms }> {
  const user = await findUserByUuid(transaction, userUuid);
  if (user === undefined) throw new Error(`There is no user ${userUuid} to invoice`);
  if (user.account_status === 'closed' && first !== undefined) {
    const { recipient_details, vat_bps: bps, vat_treatment: treatment, vat_country: country } = first;
    return { recipient_details, vat: { bps, treatment, country } };
  }
  return { recipient_details: partyOf(user, details) };
}

/** A seller as it stands on an invoice with the VAT of a country. */
function sellerParty({ vat_ids, ...seller }: Seller, vatCountry: string): InvoiceParty {
  const { name, street, zip_code, city, country_code } = seller;
  return { name, street, zip_code, city, country_code, vat_id: vat_ids?.[vatCountry] ?? seller.vat_id };
}

function partyOf(user: User, details: TaxDetails | undefined): InvoiceParty {
  if (details !== undefined) {
    const { legal_name: name, street, zip_code, city, country_code, vat_id } = details;
    return { name, street, zip_code, city, country_code, vat_id };
  }
  const { fname, lname, street, zip_code, city } = user;
  return { name: `${fname} ${lname}`, street, zip_code, city, country_code: null, vat_id: null };
}

async function issue(
  transaction: Kysely<Tables>,
  document: PlannedDocument,
  trip: InvoicedTripsView,
  now: Date,
): Promise<void> {
  const { recipient_details: recipient, seller_details: seller, ...facts } = document;
  const { reservation_uuid: reservationUuid, currency, car, time_zone } = trip;
  const pick_up_at = trip.pick_up_at.toISOString();
  const return_at = trip.return_at.toISOString();
  await insertInvoice(transaction, {
    ...facts,
    reservation_uuid: reservationUuid,
    currency,
    issued_at: now,
    seller_details: JSON.stringify({ ...seller, time_zone: sellerTimeZone(seller) }),
    recipient_details: JSON.stringify(recipient),
    trip: JSON.stringify({ car, pick_up_at, return_at, time_zone }),
  });
  const isCommission = document.series.startsWith('commission');
  await postMovement(transaction, {
    kind: 'commission_vat',
    reservationUuid,
    currency,
    at: now,
    jurisdiction: document.vat_country,
    amountMinor: isCommission ? document.vat_minor * (document.corrects_uuid === null ? 1 : -1) : 0,
  });
}
