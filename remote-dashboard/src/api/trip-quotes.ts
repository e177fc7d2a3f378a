import { queryOptions } from '@tanstack/react-query';
import { type Answer, type Api } from '@drove/api-client';

export type Cancellation = Answer<'GET /reservations/{reservation_uuid}/cancellation'>;

/** What cancelling now would give back and keep. Always asked for anew: it depends on the time. */
export function cancellationOptions(api: Api, reservationUuid: string) {
  return queryOptions({
    // Not among the reservations' own: once cancelled, there is nothing to ask again.
    queryKey: ['cancellation', reservationUuid],
    queryFn: ({ signal }) =>
      api.get('/reservations/{reservation_uuid}/cancellation', {
        path: { reservation_uuid: reservationUuid },
        signal,
      }),
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
export function changeQuoteOptions(api: Api, reservationUuid: string, wanted: WantedPeriod) {
  return queryOptions({
    // Not among the reservations' own: once requested, asked again it is refused, and what is in the sheet would move.
    queryKey: ['change-quote', reservationUuid, wanted],
    queryFn: ({ signal }) =>
      api.post('/reservations/{reservation_uuid}/change-quotes', {
        path: { reservation_uuid: reservationUuid },
        signal,
        json: wanted,
      }),
    staleTime: 0,
    retry: false,
  });
}

export type CarCalendar = Answer<'GET /cars/{car_uuid}/calendar'>;

/** Which days a car is free; null when it is not offered any more, which a booked trip survives. */
export function carCalendarOptions(api: Api, carUuid: string) {
  return queryOptions({
    queryKey: ['cars', 'calendar', carUuid],
    queryFn: async ({ signal }) => {
      return api
        .get('/cars/{car_uuid}/calendar', { path: { car_uuid: carUuid }, signal })
        .orNull('CAR_NOT_FOUND');
    },
  });
}
