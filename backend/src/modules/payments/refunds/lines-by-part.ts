import { ledgerLine, type LedgerLine } from '../../books/public.js';
import { type Split, minus, plus, shareOut, withoutDebts } from '../../catalog/public.js';

const zero: Split = { payout_minor: 0, commission_minor: 0, fee_minor: 0, tax_minor: 0 };

/**
 * The lines of one refund that several payments give back, for each of them, so that each payment's lines come to its own
 * part: the first has the lines themselves, less what the others give in the same proportions.
 *
 * @param lines together the refund, below zero
 * @param parts what each payment gives back; 1 or more, together the refund
 */
export function linesByPart(
  lines: readonly LedgerLine[],
  parts: readonly number[],
  label: string,
): LedgerLine[][] {
  if (parts.length === 1) return [[...lines]];
  const taken = withoutDebts(minus(zero, lines.reduce<Split>(plus, zero)));
  const others = parts.slice(1).map((part) => shareOut(part, taken));
  const ofOthers = others.reduce<Split>(plus, zero);
  return [
    [...lines, ledgerLine('refund', label, ofOthers)],
    ...others.map((share) => [ledgerLine('refund', label, minus(zero, share))]),
  ];
}
