import { StarChoice } from '@drove/shared-ui/forms';
import { reservationAction, useReservationAction } from './api/reservation-actions';
import { DataForm, DataFormButtons } from '../../ui/data-form';
import { rateDriverDialogLabels, reviewDialogLabels } from './action-labels';
import { explainAction } from './action-forms.messages';
import { starsSchema } from './action-forms.schema';
import type { DialogProps } from './dialog-props';

/** One to five stars for who drove the car. */
export function RateDriverDialog({ reservation, onDone, onClose }: DialogProps) {
  const action = useReservationAction();
  const { reservation_uuid: uuid } = reservation;
  return (
    <DataForm
      label={rateDriverDialogLabels.stars}
      initialValues={{ stars: '' }}
      schema={starsSchema}
      explain={explainAction}
      onSend={({ stars }) =>
        action.mutateAsync(
          reservationAction('/reservations/{reservation_uuid}/driver-rating', {
            path: { reservation_uuid: uuid },
            json: { stars: Number(stars) },
          }),
        )
      }
      onSent={() => onDone(rateDriverDialogLabels.done)}
    >
      <p className="mb-4">{rateDriverDialogLabels.explanation}</p>
      <StarChoice name="stars" />
      <DataFormButtons
        action={rateDriverDialogLabels.submit}
        cancel={reviewDialogLabels.cancel}
        onCancel={onClose}
      />
    </DataForm>
  );
}
