import { formatMoney, type Money } from '@drove/shared-ui/formats';
import type { Change, Viewer } from '../../api/reservations';
import { differenceLinesLabels } from './action-labels';

interface DifferenceLinesProps {
  priced: Pick<Change, 'old_total' | 'new_total' | 'difference'>;
  viewer: Viewer;
  /** The owner's part of both prices, for who decides. */
  earnings?: { before: Money; after: Money } | undefined;
}

/** The old price, the new one, and what is to be paid or goes back; with what the owner earns for who decides. */
export function DifferenceLines({
  priced: { old_total: before, new_total: after, difference },
  viewer,
  earnings,
}: DifferenceLinesProps) {
  const { yourEarnings, ownersEarnings } = differenceLinesLabels;
  const earningsLabels = viewer === 'owner' ? yourEarnings : ownersEarnings;
  return (
    <dl className="mt-4 grid gap-2 rounded-field bg-base-200 p-4">
      <Line label={differenceLinesLabels.before} money={before} />
      <Line label={differenceLinesLabels.after} money={after} />
      <Line
        label={labelOf(difference.amount_minor, viewer === 'customer')}
        money={{ ...difference, amount_minor: Math.abs(difference.amount_minor) }}
        className="border-t border-base-300 pt-2 text-lg font-semibold"
      />
      {earnings && (
        <>
          <Line label={earningsLabels.before} money={earnings.before} />
          <Line label={earningsLabels.after} money={earnings.after} className="font-semibold" />
        </>
      )}
    </dl>
  );
}

function labelOf(differenceMinor: number, isCustomer: boolean): string {
  if (differenceMinor === 0) return differenceLinesLabels.nothingToPay;
  if (differenceMinor > 0)
    return isCustomer ? differenceLinesLabels.youPay : differenceLinesLabels.customerPays;
  return isCustomer ? differenceLinesLabels.yourRefund : differenceLinesLabels.customerRefund;
}

function Line({ label, money, className = '' }: { label: string; money: Money; className?: string }) {
  return (
    <div className={`flex justify-between gap-4 ${className}`}>
      <dt>{label}</dt>
      <dd className="whitespace-nowrap tabular-nums">{formatMoney(money)}</dd>
    </div>
  );
}
