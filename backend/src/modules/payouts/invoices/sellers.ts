import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { refuseSetting } from '../../../platform/configuration/configuration-error.js';
import { settings, text } from '../../../platform/configuration/setting.js';
import { brandName } from '../../../platform/mail/brand.js';
import { normalizeVatId } from '../tax-details/tax-numbers.js';

const country = Type.String({ pattern: '^[A-Z]{2}$' });
const line = Type.String({ minLength: 1, maxLength: 100 });

const SellerSchema = Type.Object(
  {
    id: Type.String({ pattern: '^[A-Z0-9]{2,8}$' }),
    name: line,
    street: line,
    zip_code: line,
    city: line,
    country_code: country,
    vat_id: line,
    vat_bps: Type.Integer({ minimum: 0, maximum: 10_000 }),
    countries: Type.Optional(Type.Array(country)),
    vat_ids: Type.Optional(Type.Record(country, line)),
  },
  { additionalProperties: false },
);
const SellersSchema = Type.Array(SellerSchema, { minItems: 1 });

/**
 * A company that sells the service: it has numbers of its own.
 *
 * `vat_bps` is the rate of its own country; `countries` are those where cars are that it sells for, all others where it is
 * left out; `vat_ids` are its registrations elsewhere, by country.
 */
export type Seller = Static<typeof SellerSchema>;

export const sellersEnvironment = settings('Invoices', {
  INVOICE_SELLERS: text(
    'The companies that issue invoices, as JSON: a list of `{"id", "name", "street", "zip_code", "city", "country_code", "vat_id", "vat_bps"}`, each with `countries` (of the cars) but for the one that has all others, and with `vat_ids` by country where it is registered elsewhere. An `id` is part of the numbers and is never changed.',
    {
      defaultText: 'a company of the demo',
      neededFor: 'invoices, which name the company that issues them',
      refuseWhenReal: (given) =>
        new RegExp(`"id"\\s*:\\s*"${demoSeller.id}"`).test(given)
          ? 'must not have the company of the demo'
          : undefined,
    },
  ),
});

export const demoSeller: Seller = {
  id: 'DEMO',
  name: `${brandName} Demo GmbH`,
  street: 'Karl-Liebknecht-Straße 1',
  zip_code: '10178',
  city: 'Berlin',
  country_code: 'DE',
  vat_id: 'DE812345673',
  vat_bps: 1_900,
};

/**
 * INVOICE_SELLERS as companies.
 *
 * @throws ConfigurationError when one is not complete, ids or countries are twice there, or not exactly one has all other
 *   countries
 */
export function readSellers({
  INVOICE_SELLERS: given,
}: Static<typeof sellersEnvironment>): readonly Seller[] {
  if (given === undefined) return [demoSeller];
  const sellers = parse(given);
  const refuse = (reason: string) => refuseSetting('INVOICE_SELLERS', reason);
  if (!Value.Check(SellersSchema, sellers)) {
    const keys = wrongKeys(sellers).map((key) => `\`${key}\``);
    const which = keys.length === 0 ? '' : `; missing or wrong: ${keys.join(', ')}`;
    throw refuse(`must be a JSON list of companies, as docs/settings.md describes them${which}`);
  }
  for (const { id, vat_id: vatId, vat_ids: elsewhere = {} } of sellers) {
    const ofCountries = Object.entries(elsewhere).map(([code, of]) => [`vat_ids.${code}`, of] as const);
    const wrong = [['vat_id', vatId] as const, ...ofCountries].find(([, of]) => isWrong(of));
    if (wrong !== undefined) throw refuse(`has a wrong \`${wrong[0]}\` of ${id}`);
  }
  if (sellers.filter(({ countries }) => countries === undefined).length !== 1) {
    throw refuse('must have one company without `countries`, which sells for all others');
  }
  const ids = sellers.map(({ id }) => id);
  const countries = sellers.flatMap((seller) => seller.countries ?? []);
  if ([ids, countries].some((list) => new Set(list).size < list.length)) {
    throw refuse('must name each id and each country once');
  }
  return sellers;
}

/** Who sells for trips in a country. */
export function sellerFor(sellers: readonly Seller[], countryCode: string): Seller {
  const found =
    sellers.find(({ countries }) => countries?.includes(countryCode)) ??
    sellers.find(({ countries }) => countries === undefined);
  if (found === undefined) throw new Error(`No one sells in ${countryCode}`);
  return found;
}

/** Keys of the JSON that are missing, unknown or have a wrong value: `0.zip_code`, of the first company. */
function wrongKeys(sellers: unknown): string[] {
  const paths = Value.Errors(SellersSchema, sellers).flatMap((error) => {
    if (error.keyword === 'required') {
      return error.params.requiredProperties.map((key) => `${error.instancePath}/${key}`);
    }
    // Each unknown key has an error of its own.
    return error.keyword === 'additionalProperties' ? [] : error.instancePath;
  });
  return [...new Set(paths)].filter((path) => path !== '').map((path) => path.slice(1).replaceAll('/', '.'));
}

function isWrong(vatId: string): boolean {
  return normalizeVatId(vatId) === undefined;
}

function parse(given: string): unknown {
  try {
    return JSON.parse(given);
  } catch {
    throw refuseSetting('INVOICE_SELLERS', 'must be JSON');
  }
}
