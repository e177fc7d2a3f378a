import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf, once } from 'api-client';
import { useApiClient } from 'shared-auth';
import { paymentKeys } from '../../../api/payment-keys';
import { reservationKeys } from '../../../api/reservations';

/** Something that is done to a reservation or to a change of it. */
export interface ReservationAction {
  /** Where it is sent, without a leading slash: `reservations/…/accept`. */
  path: string;
  json?: object;
}

/**
 * Does something to a reservation. It stays pending until what is on the screen is fresh again, also when it was
 * refused: then the screen was behind. Sent again after its answer was lost, also after a reload, the same action bears
 * the same key, so that it is done once.
 */
export function useReservationAction() {
  const api = useApiClient();
  const queryClient = useQueryClient();

  return useMutation({
    // Every request says that it sends JSON, and an empty body is none.
    mutationFn: ({ path, json = {} }: ReservationAction) =>
      once(JSON.stringify([path, json]), (headers) => answerOf<unknown>(api.post(path, { json, headers }))),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: reservationKeys.all }),
        queryClient.invalidateQueries({ queryKey: paymentKeys.all }),
      ]),
  });
}
