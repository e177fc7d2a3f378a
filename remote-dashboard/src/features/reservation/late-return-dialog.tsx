import { formatLocalTime, formatMoney } from '@drove/shared-ui/formats';
import { MomentField } from '@drove/shared-ui/forms';
import { reservationAction, useReservationAction } from './api/reservation-actions';
import { DataForm, DataFormButtons } from '../../ui/data-form';
import { lateReturnDialogLabels } from './action-labels';
import { explainAction } from './action-forms.messages';
import { lateReturnSchema } from './action-forms.schema';
import type { DialogProps } from './dialog-props';

/** Asks the owner when the car came back, and says what a late return costs the customer. */
export function LateReturnDialog({ reservation, onDone, onClose }: DialogProps) {
  const action = useReservationAction();
  const { reservation_uuid: uuid, customer, late_fee_per_hour: perHour } = reservation;
  return (
    <DataForm
      label={lateReturnDialogLabels.heading}
      initialValues={{ returned: '' }}
      schema={lateReturnSchema}
      explain={explainAction}
      onSend={(json) =>
        action.mutateAsync(
          reservationAction('/reservations/{reservation_uuid}/late-return', {
            path: { reservation_uuid: uuid },
            json,
          }),
        )
      }
      onSent={() => onDone(lateReturnDialogLabels.done)}
    >
      <p>
        <span>{lateReturnDialogLabels.returnTime(formatLocalTime(reservation.return))}</span>{' '}
        <span>
          {perHour.amount_minor > 0
            ? lateReturnDialogLabels.lateFee(customer.fname, formatMoney(perHour))
            : lateReturnDialogLabels.noLateFee}
        </span>
      </p>
      <div className="mt-4">
        <MomentField
          name="returned"
          label={lateReturnDialogLabels.returnedAt}
          hint={lateReturnDialogLabels.returnedAtHint}
        />
      </div>
      <DataFormButtons
        action={lateReturnDialogLabels.submit}
        cancel={lateReturnDialogLabels.cancel}
        onCancel={onClose}
      />
    </DataForm>
  );
}
