import type { EuCountry } from '../tax-details/tax-numbers.js';
import { sellerFor, type Seller } from './sellers.js';

/** Of countries with several the one where most people are. Sellers have VAT ids of the EU, so that these are all. */
const timeZones: Record<EuCountry, string> & Partial<Record<string, string>> = {
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  CY: 'Asia/Nicosia',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin',
  DK: 'Europe/Copenhagen',
  EE: 'Europe/Tallinn',
  ES: 'Europe/Madrid',
  FI: 'Europe/Helsinki',
  FR: 'Europe/Paris',
  GR: 'Europe/Athens',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  LV: 'Europe/Riga',
  MT: 'Europe/Malta',
  NL: 'Europe/Amsterdam',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon',
  RO: 'Europe/Bucharest',
  SE: 'Europe/Stockholm',
  SI: 'Europe/Ljubljana',
  SK: 'Europe/Bratislava',
};

/** Whose clock says on which day a seller's invoice is made, and so in which VAT period it is. */
export function sellerTimeZone({ country_code }: { country_code: string | null }): string {
  return timeZones[country_code ?? ''] ?? 'UTC';
}

/** The clock of the company that reports: it ends the years and quarters of statements and of DAC7. */
export function reportTimeZone(sellers: readonly Seller[]): string {
  return sellerTimeZone(sellerFor(sellers, ''));
}
