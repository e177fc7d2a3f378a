import type { TaxDetails } from '../tax-details/tax-details.table.js';
import type { VatTreatment } from './invoices.tables.js';
import type { Seller } from './sellers.js';

/** How an invoice is taxed. */
export interface VatTerms {
  /** Basis points. */
  bps: number;
  treatment: VatTreatment;
  /** Whose tax it is. */
  country: string;
}

interface TaxedTrip {
  /** The country of the car, and its rate when the trip was booked. */
  jurisdiction: string;
  tax_bps: number;
}

/**
 * VAT of a customer's service fee: arranging a trip for a consumer is taxed where the trip is (Articles 46 and 56 of
 * Directive 2006/112/EC). It is a part of the trip's tax.
 */
export function vatOfFee({ jurisdiction, tax_bps }: TaxedTrip): VatTerms {
  return { bps: tax_bps, treatment: 'charged', country: jurisdiction };
}

/**
 * VAT of an owner's commission, by who the owner is: with a VAT id, where they are established (Article 44), which is
 * reverse charge outside the seller's country (Article 196); without one they are treated as a consumer, small businesses
 * too (Article 18 of Regulation 282/2011), and the trip's country and rate count.
 */
export function vatOfCommission(trip: TaxedTrip, seller: Seller, owner: TaxDetails | undefined): VatTerms {
  const { vat_id: vatId } = owner ?? {};
  if (vatId === null || vatId === undefined) return vatOfFee(trip);
  const country = countryOfVatId(vatId);
  return country === seller.country_code
    ? { bps: seller.vat_bps, treatment: 'charged', country }
    : { bps: 0, treatment: 'reverse_charge', country };
}

/** Greece has letters of its own in VAT ids. */
function countryOfVatId(vatId: string): string {
  const letters = vatId.slice(0, 2);
  return letters === 'EL' ? 'GR' : letters;
}

/** The part of an amount that is VAT when the amount contains it; half a minor unit is rounded up. */
export function vatInside(totalMinor: number, bps: number): number {
  return Math.floor((2 * totalMinor * bps + 10_000 + bps) / (2 * (10_000 + bps)));
}
