import { useApi } from '@drove/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { reservationAction, useReservationAction } from './api/reservation-actions';
import { changeQuoteOptions } from '../../api/trip-quotes';
import { DataForm } from '../../ui/data-form';
import { changeDialogLabels } from './action-labels';
import { explainChange } from './action-forms.messages';
import { changeSchema } from './action-forms.schema';
import { ChangeFields } from './change-fields';
import { changeValues, wantedPeriod, type ChangeValues } from './change-form.values';
import type { DialogProps } from './dialog-props';

/** Another period for a trip: the days and times, what the difference is, and then asking the owner. */
export function ChangeDialog({ reservation, onDone, onClose }: DialogProps) {
  const { reservation_uuid: uuid } = reservation;
  const api = useApi();
  const queryClient = useQueryClient();
  const action = useReservationAction();

  async function ask(values: ChangeValues) {
    const wanted = wantedPeriod(values, reservation);
    const quote = wanted && queryClient.getQueryData(changeQuoteOptions(api, uuid, wanted).queryKey);
    if (!quote) throw new Error('A change is asked for before its difference is shown');
    const message = values.message.trim();
    const request = reservationAction('/reservations/{reservation_uuid}/changes', {
      path: { reservation_uuid: uuid },
      json: {
        ...wanted,
        expected_difference_minor: quote.difference.amount_minor,
        ...(message && { message }),
      },
    });
    await action.mutateAsync(request, {
      // The difference may be another one by now.
      onError: () => void queryClient.invalidateQueries(changeQuoteOptions(api, uuid, wanted)),
    });
  }

  return (
    <DataForm
      label={changeDialogLabels.heading}
      initialValues={{ ...changeValues(reservation) }}
      schema={changeSchema}
      explain={explainChange}
      keep={{ form: `change:${uuid}`, fields: ['message'] }}
      onSend={ask}
      onSent={() => onDone(changeDialogLabels.done(reservation.owner.fname))}
    >
      <ChangeFields reservation={reservation} onClose={onClose} />
    </DataForm>
  );
}
