import { countryOfNumber } from '../../platform/phone/to-e164.js';

/**
 * Whose telephone numbers people may write without a country code, ISO 3166-1.
 *
 * @param car of the country that it is in; null where that is not known
 * @param numbers of the people, in E.164; null for what cannot be read
 */
export function countriesOf(car: string | null | undefined, numbers: readonly (string | null)[]): string[] {
  const known = [car ?? undefined, ...numbers.map(countryOfNumber)];
  return [...new Set(known.filter((country) => country !== undefined))];
}
