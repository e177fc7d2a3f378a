import type { Deps } from '../../../platform/deps.js';
import { decimalText } from '../../../platform/money/money.js';
import { byteOrderMark, csvLine, type CsvCell } from '../../../platform/csv/csv.js';
import type { BankDetails } from '../payout-accounts/seal-bank-details.js';
import { findTransfers, type Transfer, type TransferFilter } from './transfers.repository.js';

const pageSize = 500;
const columns = [
  ...['transfer_uuid', 'created_at', 'owner_uuid', 'owner', 'owner_email', 'currency', 'amount'],
  ...['trips', 'kept_for_refunds', 'reference', 'account_holder', 'iban'],
];

/**
 * Transfers of a file for the bank as CSV, the oldest first: read page by page as it is downloaded. Amounts have the
 * decimals of their currency.
 */
export async function* transfersCsv(
  { database, bankDetails, csvSeparator }: Pick<Deps, 'database' | 'bankDetails' | 'csvSeparator'>,
  filter: TransferFilter,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns, csvSeparator);
  let after: { at: Date; uuid: string } | undefined;
  do {
    const rows = await findTransfers(database, filter, { after, limit: pageSize });
    const page = rows.slice(0, pageSize);
    yield page.map((transfer) => csvLine(cellsOf(transfer, bankDetails), csvSeparator)).join('');
    const last = rows.length > pageSize ? page.at(-1) : undefined;
    after = last && { at: last.created_at, uuid: last.uuid };
  } while (after !== undefined);
}

/** What the owner reads on the statement; short enough for a bank's field. */
export function transferReference(transferUuid: string): string {
  return `CAR RENTAL ${transferUuid.slice(0, 8).toUpperCase()}`;
}

function cellsOf(transfer: Transfer, bankDetails: BankDetails): CsvCell[] {
  return [
    transfer.uuid,
    transfer.created_at.toISOString(),
    transfer.owner_uuid,
    `${transfer.owner_fname} ${transfer.owner_lname}`,
    transfer.owner_email,
    transfer.currency,
    { value: decimalText(transfer.amount_minor, transfer.currency) },
    { value: String(transfer.trips) },
    { value: decimalText(transfer.kept_minor, transfer.currency) },
    transferReference(transfer.uuid),
    transfer.holder,
    transfer.iban_sealed && bankDetails.open(transfer.iban_sealed, transfer.owner_uuid),
  ];
}
