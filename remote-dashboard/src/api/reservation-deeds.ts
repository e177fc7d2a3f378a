import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApiClient } from 'shared-auth';
import { paymentKeys } from './payment-keys';
import { answerOf } from './refused';
import { reservationKeys } from './reservations';

/** Something that is done to a reservation or to a change of it. */
export interface Deed {
  /** Where it is sent, without a leading slash: `reservations/…/accept`. */
  path: string;
  json?: object;
  /** Where money moves: the same key for the same deed, however often it is sent. */
  idempotencyKey?: string;
}

/**
 * Does something to a reservation. It stays pending until what is on the screen is fresh again, also when it was
 * refused: then the screen was behind.
 */
export function useDeed() {
  const api = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    // Every request says that it sends JSON, and an empty body is none.
    mutationFn: ({ path, json = {}, idempotencyKey }: Deed) =>
      answerOf<unknown>(
        api.post(path, { json, headers: idempotencyKey ? { 'idempotency-key': idempotencyKey } : {} }),
      ),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: reservationKeys.all }),
        queryClient.invalidateQueries({ queryKey: paymentKeys.all }),
      ]),
  });
}
