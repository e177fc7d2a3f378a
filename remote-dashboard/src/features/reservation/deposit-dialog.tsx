import { formatMoney, readMoney } from '@drove/shared-ui/formats';
import { TextAreaField, TextField } from '@drove/shared-ui/forms';
import { reservationAction, useReservationAction } from './api/reservation-actions';
import { DataForm, DataFormButtons } from '../../ui/data-form';
import { depositDialogLabels } from './action-labels';
import { explainAction } from './action-forms.messages';
import { depositSchema } from './action-forms.schema';
import type { DialogProps } from './dialog-props';

/** Asks an owner what they claim of the deposit, or an administrator what is granted of the claim. */
export function DepositDialog({ reservation, onDone, onClose }: DialogProps) {
  const action = useReservationAction();
  const { reservation_uuid: uuid, deposit, deposit_claim: claim, currency, owner, customer } = reservation;
  const most = claim?.amount ?? deposit;
  const [verb, label, from, done] = claim
    ? ([
        'decide-on-deposit',
        depositDialogLabels.decisionSubmit,
        0,
        depositDialogLabels.decisionDone,
      ] as const)
    : (['claim-deposit', depositDialogLabels.claimSubmit, 1, depositDialogLabels.claimDone] as const);
  return (
    <DataForm
      label={label}
      initialValues={{ amount: '', reason: '' }}
      schema={depositSchema(currency, { from, to: most.amount_minor })}
      explain={explainAction}
      keep={{ form: `${verb} ${uuid}`, fields: ['amount', 'reason'] }}
      onSend={({ amount, reason }) => {
        const amountMinor = readMoney(amount, currency);
        if (amountMinor === undefined) throw new Error('The schema lets no other amount pass');
        return action.mutateAsync(
          reservationAction(`/reservations/{reservation_uuid}/${verb}`, {
            path: { reservation_uuid: uuid },
            json: { amount_minor: amountMinor, reason: reason.trim() },
          }),
        );
      }}
      onSent={() => onDone(done)}
    >
      <p>
        {claim
          ? depositDialogLabels.decisionText(owner.fname, formatMoney(claim.amount), claim.reason)
          : depositDialogLabels.claimText(formatMoney(deposit), customer.fname)}
      </p>
      <div className="mt-4 grid gap-4">
        <TextField name="amount" label={depositDialogLabels.amount(currency)} inputMode="decimal" />
        <TextAreaField
          name="reason"
          label={claim ? depositDialogLabels.decisionReason : depositDialogLabels.claimReason}
        />
      </div>
      <DataFormButtons action={label} cancel={depositDialogLabels.cancel} onCancel={onClose} />
    </DataForm>
  );
}
