import { StarChoice, TextAreaField } from '@drove/shared-ui/forms';
import { reservationAction, useReservationAction } from './api/reservation-actions';
import { DataForm, DataFormButtons } from '../../ui/data-form';
import { reviewDialogLabels } from './action-labels';
import { explainAction } from './action-forms.messages';
import { reviewSchema } from './action-forms.schema';
import type { DialogProps } from './dialog-props';

/** One to five stars and some words on a trip that is over. */
export function ReviewDialog({ reservation, onDone, onClose }: DialogProps) {
  const action = useReservationAction();
  const { reservation_uuid: uuid } = reservation;
  return (
    <DataForm
      label={reviewDialogLabels.stars}
      initialValues={{ stars: '', text: '' }}
      schema={reviewSchema}
      explain={explainAction}
      keep={{ form: `review:${uuid}`, fields: ['stars', 'text'] }}
      onSend={({ stars, text }) =>
        action.mutateAsync(
          reservationAction('/reservations/{reservation_uuid}/review', {
            path: { reservation_uuid: uuid },
            json: { stars: Number(stars), text: text.trim() },
          }),
        )
      }
      onSent={() => onDone(reviewDialogLabels.done)}
    >
      <p className="mb-4">{reviewDialogLabels.explanation}</p>
      <StarChoice name="stars" />
      <div className="mt-4">
        <TextAreaField name="text" label={reviewDialogLabels.text} rows={5} />
      </div>
      <DataFormButtons
        action={reviewDialogLabels.submit}
        cancel={reviewDialogLabels.cancel}
        onCancel={onClose}
      />
    </DataForm>
  );
}
