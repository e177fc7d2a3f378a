import { formatMoney, readMoney } from 'shared-ui/formats';
import { TextAreaField, TextField } from 'shared-ui/forms';
import { useReservationAction } from '../../api/reservation-actions';
import { DataForm, DataFormButtons } from '../../ui/data-form';
import { explainAction } from './action-forms.messages';
import { depositSchema } from './action-forms.schema';
import type { DialogProps } from './dialog-props';

/** Asks an owner what they claim of the deposit, or an administrator what is granted of the claim. */
export function DepositDialog({ reservation, onDone, onClose }: DialogProps) {
  const action = useReservationAction();
  const { reservation_uuid: uuid, deposit, deposit_claim: claim, currency, owner, customer } = reservation;
  const most = claim?.amount ?? deposit;
  const [verb, label, from, done] = claim
    ? (['decide-on-deposit', 'Send the decision', 0, 'The claim is decided'] as const)
    : (['claim-deposit', 'Send the claim', 1, 'An administrator will decide'] as const);
  const path = `reservations/${uuid}/${verb}`;
  return (
    <DataForm
      label={label}
      initialValues={{ amount: '', reason: '' }}
      schema={depositSchema(currency, { from, to: most.amount_minor })}
      explain={explainAction}
      keep={{ form: path, fields: ['amount', 'reason'] }}
      onSend={({ amount, reason }) =>
        action.mutateAsync({
          path,
          json: { amount_minor: readMoney(amount, currency), reason: reason.trim() },
        })
      }
      onSent={() => onDone(done)}
    >
      <p>
        {claim
          ? `${owner.fname} claims ${formatMoney(claim.amount)}: “${claim.reason}” What you grant is charged and goes to ${owner.fname}; the rest is released. Enter 0 to grant nothing.`
          : `${formatMoney(deposit)} is set aside on the card of ${customer.fname}. An administrator reads your claim and decides. Nothing is charged before that.`}
      </p>
      <div className="mt-4 grid gap-4">
        <TextField name="amount" label={`Amount in ${currency}`} inputMode="decimal" />
        <TextAreaField
          name="reason"
          label={
            claim ? 'What was decided? Both sides will see this' : 'What happened? The customer will see this'
          }
        />
      </div>
      <DataFormButtons action={label} cancel="Not now" onCancel={onClose} />
    </DataForm>
  );
}
