import type { LedgerKind, LedgerLine } from './ledger.table.js';
import {
  type PriceLine,
  type ReservationPrice,
  type Split,
  minus,
  plus,
  shareOut,
  sumOf,
  takenOf,
  withoutDebts,
} from '../../catalog/public.js';

const zeroSplit: Split = { payout_minor: 0, commission_minor: 0, fee_minor: 0, tax_minor: 0 };

/** A line of the books whose amount is what its parts come to. */
export function ledgerLine(kind: LedgerKind, label: string, split: Partial<Split>): LedgerLine {
  const parts = { ...zeroSplit, ...split };
  return { kind, label, amount_minor: sumOf(parts), ...parts };
}

/** Moves an amount to what the customer is owed, or from it where it is below zero. */
export function owedLine(label: string, amountMinor: number): LedgerLine {
  return { kind: 'owed', label, ...zeroSplit, amount_minor: amountMinor, owed_minor: amountMinor };
}

/** A line that takes an amount of what is left of a payment, from each in the proportions in which they have it. */
export function takenLine(kind: LedgerKind, label: string, amountMinor: number, left: Split): LedgerLine {
  return ledgerLine(kind, label, minus(zeroSplit, takenOf(amountMinor, left)));
}

/** A line that takes another one back. */
export function reversed({ kind, ...line }: LedgerLine, label: string): LedgerLine {
  return ledgerLine(kind, label, minus(zeroSplit, line));
}

/**
 * What the books get when a booking is paid: the customer's own lines, the rental's going to the owner, and one that
 * takes the marketplace's commission from it.
 */
export function bookingLines(lines: readonly PriceLine[], price: ReservationPrice): LedgerLine[] {
  return [
    ...lines.map(({ kind, label, amount_minor }) =>
      ledgerLine(kind, label, kind === 'kept' ? price.kept : ownerOf(kind, amount_minor)),
    ),
    commissionLine(price.commission_minor),
  ];
}

/** What the books get when a change is paid or given back: by how much each part of the price differs. */
export function changeLines(before: ReservationPrice, after: ReservationPrice): LedgerLine[] {
  const parts: LedgerLine[] = [
    ledgerLine('rental', 'Change of the trip: days', { payout_minor: after.base_minor - before.base_minor }),
    ledgerLine('discount', 'Change of the trip: discount', {
      payout_minor: before.discount_minor - after.discount_minor,
    }),
    ledgerLine('fee', 'Change of the trip: service fee', { fee_minor: after.fee_minor - before.fee_minor }),
    ledgerLine('tax', 'Change of the trip: tax', { tax_minor: after.tax_minor - before.tax_minor }),
    commissionLine(after.commission_minor - before.commission_minor),
    ledgerLine('kept', 'Kept under the cancellation policy', minus(after.kept, before.kept)),
  ];
  return parts.filter((line) =>
    [line.payout_minor, line.commission_minor, line.fee_minor, line.tax_minor].some((part) => part !== 0),
  );
}

/**
 * What the books get when a difference is too little to be charged: the lines of the change, and one that takes the
 * difference from the marketplace's own part, so that no money has moved and no part falls below zero.
 *
 * @param balance whose the money is that is paid
 */
export function waivedLines(lines: readonly LedgerLine[], balance: Split): LedgerLine[] {
  const differenceMinor = lines.reduce((sum, line) => sum + line.amount_minor, 0);
  const after = withoutDebts(lines.reduce<Split>(plus, balance));
  const ours = { ...zeroSplit, commission_minor: after.commission_minor, fee_minor: after.fee_minor };
  const from = sumOf(ours) < differenceMinor ? after : ours;
  const borne = minus(zeroSplit, shareOut(differenceMinor, from));
  return [...lines, ledgerLine('waived', 'Too little to be charged', borne)];
}

/** What the books get when the fee for a late return is paid: the owner's, less the marketplace's commission. */
export function lateFeeLines(amountMinor: number, commissionMinor: number): LedgerLine[] {
  return [
    ledgerLine('late_fee', 'Late return', { payout_minor: amountMinor }),
    commissionLine(commissionMinor),
  ];
}

function commissionLine(commissionMinor: number): LedgerLine {
  const split = { payout_minor: -commissionMinor, commission_minor: commissionMinor };
  return ledgerLine('commission', 'Commission', split);
}

function ownerOf(kind: PriceLine['kind'], amountMinor: number): Partial<Split> {
  if (kind === 'fee') return { fee_minor: amountMinor };
  if (kind === 'tax') return { tax_minor: amountMinor };
  return { payout_minor: amountMinor };
}
