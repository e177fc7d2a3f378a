import { formatOnCarClock } from '@drove/shared-ui/formats';
import { SelectField, TextAreaField } from '@drove/shared-ui/forms';
import { string } from 'yup';
import { DataForm, DataFormButtons } from '../../ui/data-form';
import { lateReturnDecisionLabels } from './action-labels';
import { explainAction } from './action-forms.messages';
import { reasonSchema } from './action-forms.schema';
import { reservationAction, useReservationAction } from './api/reservation-actions';
import type { DialogProps } from './dialog-props';

const initialValues: { side: '' | 'customer' | 'owner'; reason: string } = { side: '', reason: '' };
const schema = reasonSchema({ isOptional: false }).shape({
  side: string().required(lateReturnDecisionLabels.sideMissing),
});

/** Asks an administrator whose time of the return counts, and why. */
export function LateReturnDecision({ reservation, onDone, onClose }: DialogProps) {
  const action = useReservationAction();
  const { reservation_uuid: uuid, return_statements: said, time_zone: zone, customer, owner } = reservation;
  if (said === null) return null;
  const times = {
    customer: lateReturnDecisionLabels.time(customer.fname, formatOnCarClock(said.customer, zone)),
    owner: lateReturnDecisionLabels.time(owner.fname, formatOnCarClock(said.owner, zone)),
  };
  return (
    <DataForm
      label={lateReturnDecisionLabels.heading}
      initialValues={initialValues}
      schema={schema}
      explain={explainAction}
      keep={{ form: `late-return:${uuid}`, fields: ['side', 'reason'] }}
      onSend={({ side, reason }) => {
        if (side === '') throw new Error('The schema lets no decision without a side pass');
        return action.mutateAsync(
          reservationAction('/reservations/{reservation_uuid}/late-return/decision', {
            path: { reservation_uuid: uuid },
            json: { side, reason: reason.trim() },
          }),
        );
      }}
      onSent={() => onDone(lateReturnDecisionLabels.done)}
    >
      <p>{lateReturnDecisionLabels.text}</p>
      <div className="mt-4 grid gap-4">
        <SelectField name="side" label={lateReturnDecisionLabels.side} options={times} />
        <TextAreaField name="reason" label={lateReturnDecisionLabels.reason} />
      </div>
      <DataFormButtons
        action={lateReturnDecisionLabels.submit}
        cancel={lateReturnDecisionLabels.cancel}
        onCancel={onClose}
      />
    </DataForm>
  );
}
