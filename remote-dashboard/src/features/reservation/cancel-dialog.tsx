import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useApiClient } from 'shared-auth';
import { isRefusedWith } from '../../api/refused';
import { useDeed } from '../../api/reservation-deeds';
import { cancellationOptions } from '../../api/trip-quotes';
import { formatMoney } from '../../lib/money';
import { BusyButton } from '../../ui/busy-button';
import { FocusFirstError } from '../../ui/focus-first-error';
import { ListSkeleton } from '../../ui/list-skeleton';
import { ReasonField } from '../../ui/reason-field';
import { RetryNotice } from '../../ui/retry-notice';
import { CancellationPreview } from './cancellation-preview';
import type { DialogProps } from './dialog-props';

/** Shows exactly what goes back, then cancels for exactly that. */
export function CancelDialog({ reservation, onDone, onClose }: DialogProps) {
  const { reservation_uuid: uuid, viewer } = reservation;
  const preview = useQuery(cancellationOptions(useApiClient(), uuid));
  const deed = useDeed();
  const [reason, setReason] = useState('');
  const [attempts, setAttempts] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  const needsReason = viewer !== 'customer';

  if (preview.isError) {
    return (
      <RetryNotice
        heading="What you get back could not be worked out"
        error={preview.error}
        isBusy={preview.isFetching}
        onRetry={() => void preview.refetch()}
      />
    );
  }
  if (!preview.data) return <ListSkeleton rows={1} />;
  const { refund, released } = preview.data;

  function cancel() {
    if (needsReason && !reason.trim()) {
      setAttempts(attempts + 1);
      return;
    }
    deed.mutate(
      {
        path: `reservations/${uuid}/cancel`,
        json: { expected_refund_minor: refund.amount_minor, ...(reason.trim() && { reason: reason.trim() }) },
      },
      {
        onSuccess: () => onDone('The trip is cancelled'),
        onError: (error) => {
          if (isRefusedWith(error, 'REFUND_CHANGED')) void preview.refetch();
        },
      },
    );
  }

  return (
    <>
      <CancellationPreview preview={preview.data} viewer={viewer} />
      <div ref={fields} className="mt-4">
        <FocusFirstError form={fields} attempts={attempts} isBusy={false} />
        <ReasonField
          label={needsReason ? 'Why? The customer reads it' : 'Why?'}
          isOptional={!needsReason}
          value={reason}
          error={attempts > 0 && !reason.trim() ? 'Please write a reason.' : undefined}
          onChange={setReason}
        />
      </div>
      <p role="alert" className="mt-3 text-error">
        {deed.error?.message}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <BusyButton isBusy={deed.isPending || preview.isFetching} className="btn-error" onClick={cancel}>
          {viewer === 'customer' && released.amount_minor === 0
            ? `Cancel and get ${formatMoney(refund)} back`
            : 'Cancel the trip'}
        </BusyButton>
        <button type="button" className="btn btn-ghost" onClick={onClose}>
          Keep the trip
        </button>
      </div>
    </>
  );
}
