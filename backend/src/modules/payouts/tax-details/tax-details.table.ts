export interface TaxDetailsTable {
  owner_uuid: string;
  /** `TaxDetails` as JSON, sealed as bank details are. */
  details_sealed: string;
  updated_at: Date;
}

/** What an owner says of themselves for invoices, and for what platforms report to tax authorities. */
export interface TaxDetails {
  kind: 'person' | 'business';
  legal_name: string;
  street: string;
  zip_code: string;
  city: string;
  /** ISO 3166. */
  country_code: string;
  /** A business that is exempt because it is small. */
  is_small_business: boolean;
  vat_id: string | null;
  tax_id: string | null;
  /** Who gave it. */
  tax_id_country_code: string | null;
  /** `YYYY-MM-DD`, of a person. */
  date_of_birth: string | null;
}
