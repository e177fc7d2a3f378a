import XMLBuilder from 'fast-xml-builder';
import { minorDigits } from '../../../platform/money/money.js';
import { brandName } from '../../../platform/mail/brand.js';
import type { Seller } from '../invoices/sellers.js';
import type { TaxDetails } from '../tax-details/tax-details.table.js';
import type { ReportedQuarter, ReportedSeller } from './dac7-sellers.js';

const attribute = '@';
const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: attribute,
  format: true,
  suppressEmptyNode: true,
});

/** Who reports, what year, and when. */
export interface TaxReport {
  operator: Seller;
  year: number;
  now: Date;
}

/**
 * The report of a year as XML by the schema of the EU and the OECD for platform operators (DPI 1.0): the elements that a
 * report of vehicle rentals needs. Sellers whose details are not complete are left out: the schema takes none without a
 * number. Amounts are whole units of their currency, as the schema asks.
 */
export function dac7Xml(sellers: readonly ReportedSeller[], { operator, year, now }: TaxReport): string {
  const message = `${operator.country_code}${year}${operator.country_code}-${operator.id}-${now.getTime()}`;
  const docSpec = (part: string) => ({
    'stf:DocTypeIndic': 'OECD1',
    'stf:DocRefId': `${message}-${part}`,
  });
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    'dpi:DPI_OECD': {
      '@xmlns:dpi': 'urn:oecd:ties:dpi:v1',
      '@xmlns:stf': 'urn:oecd:ties:dpistf:v1',
      '@version': '1.0',
      'dpi:MessageSpec': {
        'dpi:SendingEntityIN': operator.vat_id,
        'dpi:TransmittingCountry': operator.country_code,
        'dpi:ReceivingCountry': operator.country_code,
        'dpi:MessageType': 'DPI',
        'dpi:MessageRefId': message,
        'dpi:MessageTypeIndic': 'DPI401',
        'dpi:ReportingPeriod': `${year}-12-31`,
        'dpi:Timestamp': now.toISOString().slice(0, 19),
      },
      'dpi:DPIBody': {
        'dpi:PlatformOperator': {
          'dpi:ResCountryCode': operator.country_code,
          'dpi:TIN': { '@issuedBy': operator.country_code, '#text': operator.vat_id },
          'dpi:Name': operator.name,
          'dpi:PlatformBusinessName': brandName,
          'dpi:Address': address(operator),
          'dpi:Nexus': 'RPONEX1',
          'dpi:AssumedReporting': 'false',
          'dpi:DocSpec': docSpec('operator'),
        },
        'dpi:ReportableSeller': sellers.flatMap((seller, index) =>
          seller.details !== undefined && seller.isComplete
            ? [
                {
                  'dpi:Identity': identity(seller.details),
                  'dpi:RelevantActivities': { 'dpi:TransportationRental': activities(seller) },
                  'dpi:DocSpec': docSpec(String(index + 1)),
                },
              ]
            : [],
        ),
      },
    },
  });
}

function identity(details: TaxDetails): object {
  const common = {
    'dpi:ResCountryCode': details.country_code,
    'dpi:TIN': { '@issuedBy': details.tax_id_country_code ?? details.country_code, '#text': details.tax_id },
    ...(details.vat_id === null ? {} : { 'dpi:VAT': details.vat_id }),
  };
  if (details.kind === 'business') {
    return {
      'dpi:EntitySeller': {
        'dpi:Standard': {
          'dpi:EntSellerID': { ...common, 'dpi:Name': details.legal_name, 'dpi:Address': address(details) },
        },
      },
    };
  }
  // The schema wants names in parts: the last word is the surname.
  const words = details.legal_name.split(/\s+/);
  const last = words.length > 1 ? words.pop() : words[0];
  return {
    'dpi:IndividualSeller': {
      'dpi:Standard': {
        'dpi:IndSellerID': {
          ...common,
          'dpi:Name': { 'dpi:FirstName': words.join(' '), 'dpi:LastName': last },
          'dpi:Address': address(details),
          'dpi:BirthInfo': { 'dpi:BirthDate': details.date_of_birth },
        },
      },
    },
  };
}

interface Addressed {
  street: string;
  zip_code: string;
  city: string;
  country_code: string;
}

function address({ street, zip_code, city, country_code }: Addressed): object {
  return {
    'dpi:CountryCode': country_code,
    'dpi:AddressFix': { 'dpi:Street': street, 'dpi:PostCode': zip_code, 'dpi:City': city },
  };
}

function activities({ quarters, currency }: ReportedSeller): object {
  const unit = 10 ** minorDigits(currency);
  const money = (name: string, short: string, part: Exclude<keyof ReportedQuarter, 'trips'>) => ({
    [`dpi:${name}`]: Object.fromEntries(
      quarters.map((quarter, index) => [
        `dpi:${short}Q${index + 1}`,
        { '@currCode': currency, '#text': String(Math.round(quarter[part] / unit)) },
      ]),
    ),
  });
  return {
    ...money('Consideration', 'Cons', 'payout_minor'),
    'dpi:NumberOfActivities': Object.fromEntries(
      quarters.map(({ trips }, index) => [`dpi:NumbQ${index + 1}`, String(trips)]),
    ),
    ...money('Fees', 'Fees', 'commission_minor'),
    ...money('Taxes', 'Tax', 'tax_minor'),
  };
}
