import { queryOptions } from '@tanstack/react-query';
import { type Answer, type Api, askAgain, isRefusedWith, once, type RequestOf } from '@drove/api-client';
import { isUuid } from '@drove/shared-ui/formats';

export type Reservation = Answer<'GET /reservations/{reservation_uuid}'>;
export type Payment = Reservation['payments'][number];

export const reservationKeys = {
  all: ['reservations'] as const,
  one: (reservationUuid: string) => ['reservations', reservationUuid] as const,
};

/** A reservation as this person may see it; null when there is none for them. */
export function reservationOptions(api: Api, reservationUuid: string) {
  return queryOptions({
    queryKey: reservationKeys.one(reservationUuid),
    queryFn: async ({ signal }) => {
      if (!isUuid(reservationUuid)) return null;
      try {
        return await api.get('/reservations/{reservation_uuid}', {
          path: { reservation_uuid: reservationUuid },
          signal,
        });
      } catch (error) {
        if (isRefusedWith<'GET /reservations/{reservation_uuid}'>(error, 'RESERVATION_NOT_FOUND'))
          return null;
        throw error;
      }
    },
    // It may have been paid in another tab, or its time may have run out.
    staleTime: 0,
  });
}

/** The trips that are held for this person while they pay. */
export function tripsToPayOptions(api: Api) {
  return queryOptions({
    queryKey: [...reservationKeys.all, 'to-pay'],
    queryFn: ({ signal }) => api.get('/my/reservations', { signal, query: { when: 'coming', limit: 100 } }),
    select: ({ reservations }) => reservations.filter(({ can }) => can.includes('pay')),
    staleTime: 0,
  });
}

/**
 * Holds a quoted car for this person, and answers the hold that is there when it is sent again. It is a query
 * because opening the page sends it; no one cancels it, since the API may have done it already.
 */
export function holdOptions(api: Api, quoteUuid: string) {
  const json: RequestOf<'POST /reservations'> = { quote_uuid: quoteUuid };
  return queryOptions({
    queryKey: [...reservationKeys.all, 'of-quote', quoteUuid],
    queryFn: () => once(`reserve ${quoteUuid}`, (headers) => api.post('/reservations', { json, headers })),
    ...askAgain,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnReconnect: false,
  });
}
