import { object, string } from 'yup';
import { onFirstUse } from '@drove/shared-ui/formats';
import type { TaxDetails } from './api/tax-details';

const euCountries = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT'],
  ...['LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
];
const neighbours = ['CH', 'GB', 'IS', 'LI', 'NO', 'US'];
const names = onFirstUse(() => new Intl.DisplayNames('en-GB', { type: 'region' }));

/** Countries by their names. */
export const countries: Record<string, string> = Object.fromEntries(
  [...euCountries, ...neighbours]
    .map((code) => [code, names().of(code) ?? code] as const)
    .sort(([, one], [, other]) => one.localeCompare(other)),
);

export const kinds = {
  person: 'A private person',
  business: 'A business',
  small_business: 'A small business, exempt from VAT',
};

/** What the form holds; numbers that are not given are empty. */
export type TaxDetailsValues = Record<
  | 'kind'
  | 'legal_name'
  | 'street'
  | 'zip_code'
  | 'city'
  | 'country_code'
  | 'vat_id'
  | 'tax_id'
  | 'tax_id_country_code'
  | 'date_of_birth',
  string
>;

const required = (label: string) => string().trim().required(`${label} is required.`);

export const taxDetailsSchema = object({
  kind: string().required('Choose who rents out.'),
  legal_name: required('Legal name'),
  street: required('Street and number'),
  zip_code: required('Postcode'),
  city: required('City'),
  country_code: string().required('Choose a country.'),
});

export function toValues(details: TaxDetails | null): TaxDetailsValues {
  const kind = details?.is_small_business ? 'small_business' : (details?.kind ?? '');
  return {
    kind,
    legal_name: details?.legal_name ?? '',
    street: details?.street ?? '',
    zip_code: details?.zip_code ?? '',
    city: details?.city ?? '',
    country_code: details?.country_code ?? '',
    vat_id: details?.vat_id ?? '',
    tax_id: details?.tax_id ?? '',
    tax_id_country_code: details?.tax_id_country_code ?? '',
    date_of_birth: details?.date_of_birth ?? '',
  };
}

/** What is sent: what was left empty is null, and the country of a tax number is the owner's unless another was chosen. */
export function toTaxDetails(values: TaxDetailsValues): TaxDetails {
  const { kind, vat_id, tax_id, tax_id_country_code, date_of_birth, ...address } = values;
  const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
  const isPerson = kind === 'person';
  return {
    ...address,
    kind: isPerson ? 'person' : 'business',
    is_small_business: kind === 'small_business',
    vat_id: isPerson ? null : orNull(vat_id),
    tax_id: orNull(tax_id),
    tax_id_country_code:
      orNull(tax_id) === null ? null : (orNull(tax_id_country_code) ?? address.country_code),
    date_of_birth: isPerson ? orNull(date_of_birth) : null,
  };
}
