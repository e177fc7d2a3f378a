import { queryOptions } from '@tanstack/react-query';
import { type Answer, answerOf, askAgain, isRefusedWith, once, type RequestOf } from 'api-client';
import type { ApiClient } from 'shared-auth';
import { isUuid } from 'shared-ui/formats';

export type Reservation = Answer<'readReservation'>;
export type Payment = Reservation['payments'][number];

export const reservationKeys = {
  all: ['reservations'] as const,
  one: (reservationUuid: string) => ['reservations', reservationUuid] as const,
};

/** A reservation as this person may see it; null when there is none for them. */
export function reservationOptions(api: ApiClient, reservationUuid: string) {
  return queryOptions({
    queryKey: reservationKeys.one(reservationUuid),
    queryFn: async ({ signal }) => {
      if (!isUuid(reservationUuid)) return null;
      try {
        return await answerOf<Reservation>(api.get(`reservations/${reservationUuid}`, { signal }));
      } catch (error) {
        if (isRefusedWith<'readReservation'>(error, 'RESERVATION_NOT_FOUND')) return null;
        throw error;
      }
    },
    // It may have been paid in another tab, or its time may have run out.
    staleTime: 0,
  });
}

/** The trips that are held for this person while they pay. */
export function tripsToPayOptions(api: ApiClient) {
  return queryOptions({
    queryKey: [...reservationKeys.all, 'to-pay'],
    queryFn: ({ signal }) =>
      answerOf<Answer<'listMyReservations'>>(
        api.get('my/reservations', { signal, searchParams: { when: 'coming', limit: 100 } }),
      ),
    select: ({ reservations }) => reservations.filter(({ can }) => can.includes('pay')),
    staleTime: 0,
  });
}

/**
 * Holds a quoted car for this person, and answers the hold that is there when it is asked again. It is a query
 * because opening the page asks for it; no one cancels it, since the API may have done it already.
 */
export function holdOptions(api: ApiClient, quoteUuid: string) {
  const json: RequestOf<'reserveCar'> = { quote_uuid: quoteUuid };
  return queryOptions({
    queryKey: [...reservationKeys.all, 'of-quote', quoteUuid],
    queryFn: () =>
      once(`reserve ${quoteUuid}`, (headers) =>
        answerOf<Reservation>(api.post('reservations', { json, headers })),
      ),
    ...askAgain,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
}
