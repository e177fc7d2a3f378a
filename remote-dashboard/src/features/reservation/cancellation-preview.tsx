import { formatMoney, formatOnCarClock, type Money } from '@drove/shared-ui/formats';
import type { Viewer } from '../../api/reservations';
import type { Cancellation } from '../../api/trip-quotes';
import { cancellationPreviewLabels } from './action-labels';

interface CancellationPreviewProps {
  preview: Cancellation;
  viewer: Viewer;
  /** The car's. */
  timeZone: string;
}

/** What cancelling now gives back and what is kept, and why. */
export function CancellationPreview({ preview, viewer, timeZone }: CancellationPreviewProps) {
  const { refund, kept, released, on_hold: onHold, lines } = preview;
  const isCustomer = viewer === 'customer';
  if (released.amount_minor > 0) {
    return <p>{cancellationPreviewLabels.released(formatMoney(released), isCustomer)}</p>;
  }
  return (
    <>
      <dl className="grid gap-2 rounded-field bg-base-200 p-4">
        {lines.length > 1 &&
          lines.map((line, index) => (
            <Line key={index} label={line.label} money={{ ...refund, amount_minor: line.amount_minor }} />
          ))}
        <Line
          label={isCustomer ? cancellationPreviewLabels.yourRefund : cancellationPreviewLabels.customerRefund}
          money={refund}
          className={`text-lg font-semibold ${lines.length > 1 ? 'border-t border-base-300 pt-2' : ''}`}
        />
        {lines.length <= 1 && <Line label={cancellationPreviewLabels.fee} money={kept} />}
      </dl>
      {onHold.amount_minor > 0 && (
        <p className="mt-3">{cancellationPreviewLabels.onHold(formatMoney(onHold))}</p>
      )}
      <p className="mt-3 text-base-content/80">{reasonOf(preview, { isCustomer, timeZone })}</p>
    </>
  );
}

function reasonOf(
  { policy_text: policy, free_until: freeUntil }: Cancellation,
  { isCustomer, timeZone }: { isCustomer: boolean; timeZone: string },
): string {
  if (!isCustomer) return cancellationPreviewLabels.othersCancel;
  return freeUntil ? cancellationPreviewLabels.policy(policy, formatOnCarClock(freeUntil, timeZone)) : policy;
}

function Line({ label, money, className = '' }: { label: string; money: Money; className?: string }) {
  return (
    <div className={`flex justify-between gap-4 ${className}`}>
      <dt>{label}</dt>
      <dd className="whitespace-nowrap tabular-nums">{formatMoney(money)}</dd>
    </div>
  );
}
