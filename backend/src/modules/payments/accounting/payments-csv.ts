import type { Deps } from '../../../platform/deps.js';
import { type AccountedPayment, findAccountedPayments } from './accounted-payments.repository.js';
import { decimalText } from '../../../platform/money/money.js';
import { byteOrderMark, csvLine, type CsvCell } from '../../../platform/csv/csv.js';
import type { PaymentFilter } from './payment-filter.js';

const pageSize = 500;
const columns = [
  ...['payment_uuid', 'reservation_uuid', 'created_at', 'captured_at', 'purpose', 'status', 'provider'],
  ...['provider_ref', 'car', 'customer', 'customer_email', 'owner', 'currency', 'amount', 'paid', 'refunded'],
  ...['kept', 'payout', 'commission', 'fee', 'tax', 'owed', 'charged_back', 'chargebacks', 'booking_code'],
];

/** All payments that pass a filter as a CSV file, read page by page as it is downloaded. Amounts have the decimals of their currency. */
export async function* paymentsCsv(
  { database, csvSeparator }: Pick<Deps, 'database' | 'csvSeparator'>,
  filter: PaymentFilter,
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns, csvSeparator);
  let after: { at: Date; uuid: string } | undefined;
  do {
    const rows = await findAccountedPayments(database, filter, { after, limit: pageSize });
    const page = rows.slice(0, pageSize);
    yield page.map((payment) => csvLine(cellsOf(payment), csvSeparator)).join('');
    const last = rows.length > pageSize ? page.at(-1) : undefined;
    after = last && { at: last.created_at, uuid: last.uuid };
  } while (after !== undefined);
}

function cellsOf(payment: AccountedPayment): CsvCell[] {
  const decimals = (amountMinor: number) => ({ value: decimalText(amountMinor, payment.currency) });
  return [
    payment.uuid,
    payment.reservation_uuid,
    payment.created_at.toISOString(),
    payment.captured_at?.toISOString() ?? null,
    payment.purpose,
    payment.status,
    payment.provider,
    payment.provider_ref,
    `${payment.make} ${payment.model}`,
    `${payment.customer_fname} ${payment.customer_lname}`,
    payment.customer_email,
    `${payment.owner_fname} ${payment.owner_lname}`,
    payment.currency,
    decimals(payment.amount_minor),
    decimals(payment.captured_minor),
    decimals(payment.refunded_minor),
    decimals(payment.captured_minor - payment.refunded_minor - payment.charged_back_minor),
    decimals(payment.payout_minor),
    decimals(payment.commission_minor),
    decimals(payment.fee_minor),
    decimals(payment.tax_minor),
    decimals(payment.owed_minor),
    decimals(payment.charged_back_minor),
    decimals(payment.chargeback_minor),
    payment.booking_code,
  ];
}
