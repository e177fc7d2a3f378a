import type { InvoiceParty } from '../invoices/invoices.tables.js';

const rateFormat = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 2 });
const countryNames = new Intl.DisplayNames('en-GB', { type: 'region' });

/** `21 November 2026`, by the clock of a seller; of papers that name none, by UTC. */
export function formatPaperDay(day: Date, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(day);
}

/** `3 – 6 December 2026`, by the clocks at the car. */
export function formatPaperPeriod(from: string, to: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).formatRange(
    new Date(from),
    new Date(to),
  );
}

/** `25.5%` */
export function formatRate(bps: number): string {
  return rateFormat.format(bps / 10_000);
}

/** `Portugal`; what we do not know is shown as it is. */
export function countryName(code: string): string {
  try {
    return countryNames.of(code) ?? code;
  } catch {
    return code;
  }
}

/** Name and address, line by line. */
export function addressLines({ name, street, zip_code, city, country_code, vat_id }: InvoiceParty): string[] {
  return [
    name,
    // Empty for a customer who has not given it.
    ...[street, `${zip_code} ${city}`.trim()].filter((line) => line !== ''),
    ...(country_code === null ? [] : [countryName(country_code)]),
    ...(vat_id === null ? [] : [`VAT ID ${vat_id}`]),
  ];
}
