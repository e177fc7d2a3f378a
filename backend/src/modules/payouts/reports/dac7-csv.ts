import { decimalText } from '../../../platform/money/money.js';
import { byteOrderMark, csvLine, type CsvSeparator } from '../../../platform/csv/csv.js';
import type { ReportedSeller } from './dac7-sellers.js';

const parts = ['trips', 'paid_to_owner', 'commission', 'tax'] as const;
const columns = [
  ...[
    'owner_uuid',
    'name',
    'complete',
    'kind',
    'street',
    'zip_code',
    'city',
    'country',
    'tax_id',
    'tax_id_country',
  ],
  ...['vat_id', 'date_of_birth', 'currency'],
  ...[1, 2, 3, 4].flatMap((quarter) => parts.map((part) => `q${quarter}_${part}`)),
];

/** What is reported of owners' earnings in a year, one line each, those included whose details are not complete. */
export function dac7Csv(sellers: readonly ReportedSeller[], separator: CsvSeparator): string {
  const lines = sellers.map(({ owner_uuid, name, details, isComplete, currency, quarters }) =>
    csvLine(
      [
        ...[owner_uuid, name, isComplete ? 'yes' : 'no', details?.kind ?? null, details?.street ?? null],
        ...[details?.zip_code ?? null, details?.city ?? null, details?.country_code ?? null],
        ...[details?.tax_id ?? null, details?.tax_id_country_code ?? null, details?.vat_id ?? null],
        details?.date_of_birth ? { value: details.date_of_birth } : null,
        currency,
        ...quarters.flatMap(({ trips, payout_minor, commission_minor, tax_minor }) => [
          { value: String(trips) },
          ...[payout_minor, commission_minor, tax_minor].map((minor) => ({
            value: decimalText(minor, currency),
          })),
        ]),
      ],
      separator,
    ),
  );
  return byteOrderMark + csvLine(columns, separator) + lines.join('');
}
