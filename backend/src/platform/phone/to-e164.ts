import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';

/** For numbers dialled as from within Europe, whatever the country. */
const internationalPrefix = /^[\s(]*00/;

/**
 * A telephone number as every network dials it.
 *
 * @param typed as a person wrote it, with blanks, brackets, an extension, in any digits
 * @param country whose numbers need no country code, ISO 3166-1; undefined where it is not known
 * @returns E.164 (`+351912345678`), without an extension; null for what is no number of its country
 */
export function toE164(typed: string, country: string | undefined): string | null {
  const text = typed.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '').replace(internationalPrefix, '+');
  const number = parsePhoneNumberFromString(text, country as CountryCode | undefined);
  return number?.isValid() === true ? number.number : null;
}

/** The country of a number, ISO 3166-1; undefined for none, and for numbers that several countries share. */
export const countryOfNumber = (e164: string | null): string | undefined =>
  e164 === null ? undefined : parsePhoneNumberFromString(e164)?.country;
