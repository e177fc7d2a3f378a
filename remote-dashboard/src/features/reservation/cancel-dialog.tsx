import { useSuspenseQuery } from '@tanstack/react-query';
import { isRefusedWith, useApi } from '@drove/api-client';
import { ListSkeleton } from '@drove/shared-ui';
import { formatMoney } from '@drove/shared-ui/formats';
import { TextAreaField } from '@drove/shared-ui/forms';
import { QueryBoundary } from '@drove/shared-ui/query-boundary';
import { reservationAction, useReservationAction } from './api/reservation-actions';
import { cancellationOptions } from '../../api/trip-quotes';
import { DataForm, DataFormButtons } from '../../ui/data-form';
import { cancelDialogLabels } from './action-labels';
import { explainAction } from './action-forms.messages';
import { reasonSchema } from './action-forms.schema';
import { CancellationPreview } from './cancellation-preview';
import type { DialogProps } from './dialog-props';

/** Shows exactly what goes back, then cancels for exactly that. */
export function CancelDialog(props: DialogProps) {
  return (
    <QueryBoundary heading={cancelDialogLabels.refundUnknown} fallback={<ListSkeleton rows={1} />}>
      <CancelForm {...props} />
    </QueryBoundary>
  );
}

function CancelForm({ reservation, onDone, onClose }: DialogProps) {
  const { reservation_uuid: uuid, viewer } = reservation;
  const preview = useSuspenseQuery(cancellationOptions(useApi(), uuid));
  const action = useReservationAction();
  const needsReason = viewer !== 'customer';

  const { refund, released } = preview.data;

  async function cancel(reason: string) {
    try {
      await action.mutateAsync(
        reservationAction('/reservations/{reservation_uuid}/cancel', {
          path: { reservation_uuid: uuid },
          json: { expected_refund_minor: refund.amount_minor, ...(reason && { reason }) },
        }),
      );
    } catch (error) {
      if (isRefusedWith<'POST /reservations/{reservation_uuid}/cancel'>(error, 'REFUND_CHANGED'))
        void preview.refetch();
      throw error;
    }
  }

  return (
    <DataForm
      label={cancelDialogLabels.heading}
      initialValues={{ reason: '' }}
      schema={reasonSchema({ isOptional: !needsReason })}
      explain={explainAction}
      keep={{ form: `cancel:${uuid}`, fields: ['reason'] }}
      onSend={({ reason }) => cancel(reason.trim())}
      onSent={() => onDone(cancelDialogLabels.done)}
    >
      <CancellationPreview preview={preview.data} viewer={viewer} timeZone={reservation.time_zone} />
      <div className="mt-4">
        <TextAreaField
          name="reason"
          label={needsReason ? cancelDialogLabels.reason : cancelDialogLabels.optionalReason}
          isOptional={!needsReason}
        />
      </div>
      <DataFormButtons
        action={
          viewer === 'customer' && released.amount_minor === 0
            ? cancelDialogLabels.submitRefund(formatMoney(refund))
            : cancelDialogLabels.heading
        }
        actionClass="btn-error"
        isBusy={preview.isFetching}
        cancel={cancelDialogLabels.cancel}
        onCancel={onClose}
      />
    </DataForm>
  );
}
