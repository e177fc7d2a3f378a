import { formatMoney } from '../../../platform/money/money.js';
import type { PricedRental } from './price-rental.js';

export const priceLineKinds = ['rental', 'discount', 'fee', 'tax', 'kept'] as const;

export interface PriceLine {
  kind: (typeof priceLineKinds)[number];
  label: string;
  /** Below zero for a discount. */
  amount_minor: number;
  days?: number;
  unit_minor?: number;
}

/** What a customer reads: lines that add up to the total. Days in a row at the same rate are one line. */
export function priceLines(
  price: PricedRental,
  dayRatesMinor: readonly number[],
  terms: { currency: string; taxBps: number; isMinimumStay: boolean },
): PriceLine[] {
  const lines = rentalLines(dayRatesMinor, terms);
  if (price.discountMinor > 0) {
    const name = dayRatesMinor.length >= 30 ? 'Long-trip' : 'Weekly';
    lines.push({
      kind: 'discount',
      label: `${name} discount (${percent(price.discountBps)})`,
      amount_minor: -price.discountMinor,
    });
  }
  lines.push({ kind: 'fee', label: 'Service fee', amount_minor: price.feeMinor });
  lines.push({ kind: 'tax', label: `VAT (${percent(terms.taxBps)})`, amount_minor: price.taxMinor });
  return lines;
}

function rentalLines(
  dayRatesMinor: readonly number[],
  { currency, isMinimumStay }: { currency: string; isMinimumStay: boolean },
): PriceLine[] {
  const runs: { days: number; unit: number }[] = [];
  for (const unit of dayRatesMinor) {
    const last = runs.at(-1);
    if (last?.unit === unit) last.days += 1;
    else runs.push({ days: 1, unit });
  }
  return runs.map(({ days, unit }, index) => {
    const minimum =
      isMinimumStay && index === runs.length - 1 ? ` (at least ${dayRatesMinor.length} days)` : '';
    return {
      kind: 'rental',
      label: `${days} ${days === 1 ? 'day' : 'days'} at ${formatMoney(unit, currency)}${minimum}`,
      days,
      unit_minor: unit,
      amount_minor: days * unit,
    };
  });
}

function percent(bps: number): string {
  return `${Number((bps / 100).toFixed(2))}%`;
}
