import { StarChoice, TextAreaField } from 'shared-ui/forms';
import { useReservationAction } from '../../api/reservation-actions';
import { DataForm, DataFormButtons } from '../../ui/data-form';
import { explainAction } from './action-forms.messages';
import { reviewSchema } from './action-forms.schema';
import type { DialogProps } from './dialog-props';

/** One to five stars and some words on a trip that is over. */
export function ReviewDialog({ reservation, onDone, onClose }: DialogProps) {
  const action = useReservationAction();
  const path = `reservations/${reservation.reservation_uuid}/review`;
  return (
    <DataForm
      label="Review"
      initialValues={{ stars: '', text: '' }}
      schema={reviewSchema}
      explain={explainAction}
      keep={{ form: path, fields: ['stars', 'text'] }}
      onSend={({ stars, text }) =>
        action.mutateAsync({ path, json: { stars: Number(stars), text: text.trim() } })
      }
      onSent={() => onDone('Thank you for your review')}
    >
      <p className="mb-4">Your review appears on the car’s page with your first name.</p>
      <StarChoice name="stars" />
      <div className="mt-4">
        <TextAreaField name="text" label="Your review" rows={5} />
      </div>
      <DataFormButtons action="Publish the review" cancel="Not now" onCancel={onClose} />
    </DataForm>
  );
}
