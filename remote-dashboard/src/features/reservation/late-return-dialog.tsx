import { formatLocalTime, formatMoney } from 'shared-ui/formats';
import { MomentField } from 'shared-ui/forms';
import { useReservationAction } from '../../api/reservation-actions';
import { DataForm, DataFormButtons } from '../../ui/data-form';
import { explainAction } from './action-forms.messages';
import { lateReturnSchema } from './action-forms.schema';
import type { DialogProps } from './dialog-props';

/** Asks the owner when the car came back, and says what a late return costs the customer. */
export function LateReturnDialog({ reservation, onDone, onClose }: DialogProps) {
  const action = useReservationAction();
  const { reservation_uuid: uuid, customer, late_fee_per_hour: perHour } = reservation;
  const path = `reservations/${uuid}/late-return`;
  return (
    <DataForm
      label="The car is back"
      initialValues={{ returned: '' }}
      schema={lateReturnSchema}
      explain={explainAction}
      onSend={(json) => action.mutateAsync({ path, json })}
      onSent={() => onDone('You have confirmed the return')}
    >
      <p>
        The return time was {formatLocalTime(reservation.return)}.{' '}
        {perHour.amount_minor > 0
          ? `Later than 30 minutes after it, ${customer.fname} owes you ${formatMoney(perHour)} for each started hour, 24 hours at most, and can object within 48 hours.`
          : 'You haven’t set a late fee for this car.'}
      </p>
      <div className="mt-4">
        <MomentField name="returned" label="Came back" hint="In the car’s local time." />
      </div>
      <DataFormButtons action="Confirm the return" cancel="Not now" onCancel={onClose} />
    </DataForm>
  );
}
