import type { Deps } from '../../../platform/deps.js';
import { reportTimeZone } from '../invoices/seller-time-zone.js';
import { isCompleteForReport } from '../tax-details/save-tax-details.js';
import { findOwnersForTaxes } from '../tax-details/tax-details.repository.js';
import type { TaxDetails } from '../tax-details/tax-details.table.js';
import { readTripQuarters, type TripQuarter } from './owner-year.repository.js';

/** The sums of a quarter, in minor units. */
export interface ReportedQuarter {
  trips: number;
  /** What the owner got, and what was kept of it before. */
  payout_minor: number;
  commission_minor: number;
  tax_minor: number;
}

/** An owner whose earnings of a year are reported, in one currency. */
export interface ReportedSeller {
  owner_uuid: string;
  name: string;
  /** Undefined where the owner has not said. */
  details: TaxDetails | undefined;
  /** Without it tax authorities take no report of them. */
  isComplete: boolean;
  currency: string;
  /** The year's four. */
  quarters: ReportedQuarter[];
}

/**
 * Every owner who has earned something in a year, by DAC7 (Directive (EU) 2021/514): renting out vehicles has no
 * threshold below which nothing is reported.
 */
export async function readReportedSellers(
  { database, bankDetails, invoiceSellers }: Pick<Deps, 'database' | 'bankDetails' | 'invoiceSellers'>,
  year: number,
): Promise<ReportedSeller[]> {
  const rows = await readTripQuarters(database, { year, timeZone: reportTimeZone(invoiceSellers) });
  const sellers: ReportedSeller[] = [];
  const bySeller = new Map<string, TripQuarter[]>();
  for (const row of rows) {
    const key = `${row.owner_uuid} ${row.currency}`;
    const ofSeller = bySeller.get(key);
    if (ofSeller === undefined) bySeller.set(key, [row]);
    else ofSeller.push(row);
  }
  const owners = await findOwnersForTaxes(database, bankDetails, [
    ...new Set(rows.map(({ owner_uuid }) => owner_uuid)),
  ]);
  for (const [key, ofSeller] of bySeller) {
    const [ownerUuid = '', currency = ''] = key.split(' ');
    const { name = '', details } = owners.get(ownerUuid) ?? {};
    sellers.push({
      owner_uuid: ownerUuid,
      currency,
      details,
      isComplete: isCompleteForReport(details),
      name: details?.legal_name ?? name,
      quarters: [1, 2, 3, 4].map((quarter) => sumQuarter(ofSeller.filter((row) => row.quarter === quarter))),
    });
  }
  return sellers.filter(({ quarters }) => quarters.some((quarter) => quarter.payout_minor !== 0));
}

function sumQuarter(rows: readonly TripQuarter[]): ReportedQuarter {
  const sum = (part: 'payout_minor' | 'commission_minor' | 'tax_minor') =>
    rows.reduce((minor, row) => minor + row[part], 0);
  return {
    trips: rows.filter(({ payout_minor }) => payout_minor > 0).length,
    payout_minor: sum('payout_minor'),
    commission_minor: sum('commission_minor'),
    tax_minor: sum('tax_minor'),
  };
}
