import { ledgerLine, reversed } from '../ledger/ledger-lines.js';
import type { LedgerEntry, LedgerLine } from '../ledger/ledger.table.js';
import type { Payment, Refund } from '../payments/payments.table.js';
import { type Split, plus, shareOut, withoutDebts } from '../../catalog/public.js';

/**
 * What the books got when a refund was written down, if that is its own amount. Of a change that is given back on several
 * payments, the first refund has the lines of all.
 *
 * @param posted everything that the books have for the refund, oldest first
 */
export function linesOfOwn(
  { amount_minor }: Pick<Refund, 'amount_minor'>,
  posted: readonly LedgerEntry[],
): LedgerLine[] | undefined {
  const own = posted.filter(({ posting_uuid }) => posting_uuid === posted[0]?.posting_uuid);
  return own.reduce((sum, line) => sum + line.amount_minor, 0) === -amount_minor
    ? own.map(toLine)
    : undefined;
}

/** What the books get when a refund has failed: what they got for it with the other sign, or its part of the payment. */
export function linesOfFailure(
  { entries }: Pick<Payment, 'entries'>,
  refund: Pick<Refund, 'amount_minor'>,
  posted: readonly LedgerEntry[],
): LedgerLine[] {
  const label = 'The refund failed';
  const own = linesOfOwn(refund, posted);
  if (own !== undefined) return own.map((line) => reversed(line, label));
  const [first, ...others] = entries;
  if (first === undefined) throw new Error('A payment was made for nothing');
  const whose = others.reduce<Split>(plus, first);
  return [ledgerLine('refund', label, shareOut(refund.amount_minor, withoutDebts(whose)))];
}

function toLine(entry: LedgerEntry): LedgerLine {
  const { kind, label, payout_minor, commission_minor, fee_minor, tax_minor } = entry;
  return ledgerLine(kind, label, { payout_minor, commission_minor, fee_minor, tax_minor });
}
