import { TextAreaField } from '@drove/shared-ui/forms';
import { useReservationAction, type ReservationAction } from './api/reservation-actions';
import { DataForm, DataFormButtons } from '../../ui/data-form';
import { reservationActionDialogLabels } from './action-labels';
import { explainAction } from './action-forms.messages';
import { reasonSchema } from './action-forms.schema';

interface ReservationActionDialogProps {
  /** Under which name the reason is kept. */
  form: string;
  /** With what was typed as the reason, trimmed. */
  action: (reason: string) => ReservationAction;
  explanation: string;
  confirm: string;
  /** Says that it worked. */
  done: string;
  /** Asks for a reason when given. */
  reasonLabel?: string;
  onDone: (message: string) => void;
  onClose: () => void;
}

/** Says what will happen, asks for a reason where one is needed, and does it. */
export function ReservationActionDialog({
  form,
  action,
  explanation,
  confirm,
  done,
  reasonLabel,
  onDone,
  onClose,
}: ReservationActionDialogProps) {
  const sending = useReservationAction();
  return (
    <DataForm
      label={confirm}
      initialValues={{ reason: '' }}
      schema={reasonSchema({ isOptional: reasonLabel === undefined })}
      explain={explainAction}
      keep={{ form, fields: ['reason'] }}
      onSend={({ reason }) => sending.mutateAsync(action(reason.trim()))}
      onSent={() => onDone(done)}
    >
      <p>{explanation}</p>
      {reasonLabel && (
        <div className="mt-4">
          <TextAreaField name="reason" label={reasonLabel} />
        </div>
      )}
      <DataFormButtons action={confirm} cancel={reservationActionDialogLabels.cancel} onCancel={onClose} />
    </DataForm>
  );
}
