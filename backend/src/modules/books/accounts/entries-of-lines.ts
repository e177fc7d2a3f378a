import type { LedgerLine } from '../ledger/ledger.table.js';
import type { Account, AccountEntry } from './accounts.js';

/** The account that stands against whose the money of a posting's lines is, by what the lines are about. */
const counterAccounts = {
  /** A bank has paid. */
  charge: 'provider_cash',
  /** A customer is to pay. */
  claim: 'customer_receivable',
  /** Some of a payment is to go back. */
  refund: 'owed_to_customers',
  /** A bank has taken some back, or has given it back to us. */
  chargeback: 'provider_cash',
} as const satisfies Record<string, Account>;

export type LinesKind = keyof typeof counterAccounts;

/** What a posting of lines is about, by what it names. */
export function kindOfLines(about: {
  paymentUuid?: string;
  refundUuid?: string;
  disputeUuid?: string;
}): LinesKind {
  if (about.disputeUuid !== undefined) return 'chargeback';
  if (about.refundUuid !== undefined) return 'refund';
  return about.paymentUuid === undefined ? 'claim' : 'charge';
}

/**
 * A posting's lines as entries that balance: one for each account that changes. What a line says is owed to the customer
 * is in their account since its refund was decided, so that lines of that alone make none; unless a bank takes it.
 */
export function entriesOfLines(kind: LinesKind, lines: readonly LedgerLine[]): AccountEntry[] {
  const sum = (part: (line: LedgerLine) => number) => lines.reduce((total, line) => total + part(line), 0);
  const credits: [Account, number][] = [
    ['owed_to_owner', sum((line) => line.payout_minor)],
    ['commission', sum((line) => line.commission_minor)],
    ['service_fee', sum((line) => line.fee_minor)],
    ['tax', sum((line) => line.tax_minor)],
    ['chargebacks', sum((line) => line.chargeback_minor ?? 0)],
  ];
  if (kind === 'chargeback') credits.push(['owed_to_customers', sum((line) => line.owed_minor ?? 0)]);
  const total = credits.reduce((minor, [, amount]) => minor + amount, 0);
  const entries: AccountEntry[] = [
    { account: counterAccounts[kind], amount_minor: total },
    ...credits.map(([account, amount]) => ({ account, amount_minor: -amount })),
  ];
  return entries.filter(({ amount_minor }) => amount_minor !== 0);
}
