import { queryOptions } from '@tanstack/react-query';
import { type Answer, answerOf, isRefusedWith } from 'api-client';
import type { ApiClient } from 'shared-auth';
import { reservationKeys } from './reservations';

export type Cancellation = Answer<'previewCancellation'>;

/** What cancelling now would give back and keep. Always asked for anew: it depends on the time. */
export function cancellationOptions(api: ApiClient, reservationUuid: string) {
  return queryOptions({
    // Not among the reservations' own: once cancelled, there is nothing to ask again.
    queryKey: ['cancellation', reservationUuid],
    queryFn: ({ signal }) =>
      answerOf<Cancellation>(api.get(`reservations/${reservationUuid}/cancellation`, { signal })),
    staleTime: 0,
    gcTime: 0,
  });
}

export interface WantedPeriod {
  /** `YYYY-MM-DDTHH:mm` on the clocks of the car's city, as `return`. */
  pick_up: string;
  return: string;
}

/** What another period would cost more or less than the one that is booked. */
export function changeQuoteOptions(api: ApiClient, reservationUuid: string, wanted: WantedPeriod) {
  return queryOptions({
    queryKey: [...reservationKeys.all, 'change-quote', reservationUuid, wanted],
    queryFn: ({ signal }) =>
      answerOf<Answer<'quoteChange'>>(
        api.post(`reservations/${reservationUuid}/change-quotes`, { signal, json: wanted }),
      ),
    staleTime: 0,
    retry: false,
  });
}

export type CarCalendar = Answer<'readCarCalendar'>;

/** Which days a car is free; null when it is not offered any more, which a booked trip survives. */
export function carCalendarOptions(api: ApiClient, carUuid: string) {
  return queryOptions({
    queryKey: ['cars', 'calendar', carUuid],
    queryFn: async ({ signal }) => {
      try {
        return await answerOf<CarCalendar>(api.get(`cars/${carUuid}/calendar`, { signal }));
      } catch (error) {
        if (isRefusedWith<'readCarCalendar'>(error, 'CAR_NOT_FOUND')) return null;
        throw error;
      }
    },
  });
}
