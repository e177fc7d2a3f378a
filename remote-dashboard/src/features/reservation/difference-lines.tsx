import { formatMoney, type Money } from 'shared-ui/formats';
import type { Change, Viewer } from '../../api/reservations';

interface DifferenceLinesProps {
  priced: Pick<Change, 'old_total' | 'new_total' | 'difference'>;
  viewer: Viewer;
}

/** The old price, the new one, and what is to be paid or goes back. */
export function DifferenceLines({
  priced: { old_total: before, new_total: after, difference },
  viewer,
}: DifferenceLinesProps) {
  return (
    <dl className="mt-4 grid gap-2 rounded-field bg-base-200 p-4">
      <Line label="Price now" money={before} />
      <Line label="New price" money={after} />
      <Line
        label={labelOf(difference.amount_minor, viewer === 'customer')}
        money={{ ...difference, amount_minor: Math.abs(difference.amount_minor) }}
        className="border-t border-base-300 pt-2 text-lg font-semibold"
      />
    </dl>
  );
}

function labelOf(differenceMinor: number, isCustomer: boolean): string {
  if (differenceMinor === 0) return 'Nothing to pay';
  if (differenceMinor > 0) return isCustomer ? 'You pay' : 'The customer pays';
  return isCustomer ? 'You get back' : 'The customer gets back';
}

function Line({ label, money, className = '' }: { label: string; money: Money; className?: string }) {
  return (
    <div className={`flex justify-between gap-4 ${className}`}>
      <dt>{label}</dt>
      <dd className="whitespace-nowrap tabular-nums">{formatMoney(money)}</dd>
    </div>
  );
}
