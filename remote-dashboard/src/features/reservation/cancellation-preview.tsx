import type { Viewer } from '../../api/reservations';
import type { Cancellation } from '../../api/trip-quotes';
import { formatInstant } from '../../lib/format-time';
import { formatMoney } from '../../lib/money';

/** What cancelling now gives back and what is kept, and why. */
export function CancellationPreview({ preview, viewer }: { preview: Cancellation; viewer: Viewer }) {
  const { refund, kept, free_until: freeUntil, policy_text: policy } = preview;
  const whose = viewer === 'customer' ? 'You get back' : 'The customer gets back';
  return (
    <>
      <dl className="grid gap-2 rounded-field bg-base-200 p-4">
        <div className="flex justify-between gap-4 text-lg font-semibold">
          <dt>{whose}</dt>
          <dd className="tabular-nums">{formatMoney(refund)}</dd>
        </div>
        <div className="flex justify-between gap-4">
          <dt>Kept of the price</dt>
          <dd className="tabular-nums">{formatMoney(kept)}</dd>
        </div>
      </dl>
      {viewer === 'customer' ? (
        <p className="mt-3 text-base-content/80">
          {policy}
          {freeUntil && ` For this trip that is until ${formatInstant(freeUntil)}.`}
        </p>
      ) : (
        <p className="mt-3 text-base-content/80">
          When it is not the customer who cancels, everything that was paid goes back.
        </p>
      )}
    </>
  );
}
