import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  once,
  useApi,
  type Api,
  type IdempotencyHeader,
  type PathWith,
  type RequestOptions,
} from '@drove/api-client';
import { paymentKeys } from '../../../api/payment-keys';
import { reservationKeys } from '../../../api/reservations';

type ActionPath = Extract<PathWith<'post'>, `/${'reservations' | 'changes'}/${string}`>;

/** Something that is done to a reservation or to a change of it. */
export interface ReservationAction {
  /** The same for every try. */
  name: string;
  send: (api: Api, headers: IdempotencyHeader) => Promise<unknown>;
}

/** An action by its path, as `api.post` takes it. */
export function reservationAction<Path extends ActionPath>(
  path: Path,
  options: Omit<NonNullable<RequestOptions<`POST ${Path}`>[0]>, 'headers'>,
): ReservationAction {
  return {
    name: JSON.stringify([path, options]),
    send: (api, headers) =>
      api.post(path, ...([{ ...options, headers }] as unknown as RequestOptions<`POST ${Path}`>)),
  };
}

/**
 * Does something to a reservation. It stays pending until what is on the screen is fresh again, also when it was
 * refused: then the screen was behind. Sent again after its answer was lost, also after a reload, the same action bears
 * the same key, so that it is done once.
 */
export function useReservationAction() {
  const api = useApi();
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: ({ name, send }: ReservationAction) => once(name, (headers) => send(api, headers)),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: reservationKeys.all }),
        queryClient.invalidateQueries({ queryKey: paymentKeys.all }),
      ]),
  });
}
