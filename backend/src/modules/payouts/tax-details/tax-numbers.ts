import { euVat, validateEntity, validatePerson } from 'stdnum';

/** The countries of the European Union. */
const euCountries = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT'],
  ...['LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
] as const;
export type EuCountry = (typeof euCountries)[number];

const separators = /[\s.\-/]/g;

/**
 * A VAT id of a country of the EU as it is registered, with its country's letters; undefined when it cannot be one. That it
 * is in use, only VIES knows.
 */
export function normalizeVatId(given: string): string | undefined {
  const vatId = given.toUpperCase().replaceAll(separators, '');
  const letters = vatId.slice(0, 2);
  const country = letters === 'EL' ? 'GR' : letters;
  if (letters === 'GR' || !euCountries.some((code) => code === country)) return undefined;
  const validators = euVat[country] ?? [];
  const number = vatId.slice(2);
  return validators.some((each) => each.validate(number).isValid || each.validate(vatId).isValid)
    ? vatId
    : undefined;
}

/**
 * A tax identification number as a country gives it to persons or businesses; undefined when it cannot be one. Of
 * countries whose numbers no one has described, every number of plausible length is taken.
 */
export function normalizeTaxId(
  given: string,
  countryCode: string,
  kind: 'person' | 'business',
): string | undefined {
  const taxId = given.toUpperCase().replaceAll(separators, '');
  if (!/^[A-Z0-9]{4,20}$/.test(taxId)) return undefined;
  const checks = [validatePerson(countryCode, taxId), validateEntity(countryCode, taxId)];
  const [own, other] = kind === 'person' ? checks : checks.toReversed();
  // Sole traders use a person's number, and some countries have one kind for all.
  const known = [own, other].filter((check) => check?.checked === true);
  return known.length === 0 || known.some((check) => check?.isValid === true) ? taxId : undefined;
}
