import { useMutation, useQueryClient } from '@tanstack/react-query';
import { answerOf } from 'api-client';
import { useRef } from 'react';
import { useApiClient } from 'shared-auth';
import { newIdempotencyKey } from '../lib/idempotency-key';
import { paymentKeys } from './payment-keys';
import { reservationKeys } from './reservations';

/** Something that is done to a reservation or to a change of it. */
export interface ReservationAction {
  /** Where it is sent, without a leading slash: `reservations/…/accept`. */
  path: string;
  json?: object;
}

/**
 * Does something to a reservation. It stays pending until what is on the screen is fresh again, also when it was
 * refused: then the screen was behind. Sent again after its answer was lost, the same action bears the same key, so that
 * it is done once.
 */
export function useReservationAction() {
  const api = useApiClient();
  const queryClient = useQueryClient();
  const unanswered = useRef<{ name: string; key: string }>(undefined);

  function keyOf(name: string): string {
    if (unanswered.current?.name !== name) unanswered.current = { name, key: newIdempotencyKey() };
    return unanswered.current.key;
  }

  return useMutation({
    // Every request says that it sends JSON, and an empty body is none.
    mutationFn: ({ path, json = {} }: ReservationAction) => {
      const headers = { 'idempotency-key': keyOf(JSON.stringify([path, json])) };
      return answerOf<unknown>(api.post(path, { json, headers }));
    },
    onSuccess: () => {
      unanswered.current = undefined;
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: reservationKeys.all }),
        queryClient.invalidateQueries({ queryKey: paymentKeys.all }),
      ]),
  });
}
