import { queryOptions } from '@tanstack/react-query';
import { type Answer, type Api } from '@drove/api-client';
import { isUuid } from '@drove/shared-ui/formats';

export type Car = Answer<'GET /cars/{car_uuid}'>;
export type CarCalendar = Answer<'GET /cars/{car_uuid}/calendar'>;
export type CalendarDay = CarCalendar['days'][number];
export type Photo = Car['photos'][number];

/** Keys of what is known about single cars. */
export const carKeys = { one: (carUuid: string) => ['cars', 'one', carUuid] as const };

/** A car as renters see it; null when there is none for this person. */
export function carOptions(api: Api, carUuid: string) {
  return queryOptions({
    queryKey: [...carKeys.one(carUuid), 'facts'],
    queryFn: async ({ signal }) => {
      if (!isUuid(carUuid)) return null;
      return api.get('/cars/{car_uuid}', { path: { car_uuid: carUuid }, signal }).orNull('CAR_NOT_FOUND');
    },
  });
}

/** Which days are free from one day to another, both included, on the calendar of the car's city. */
export function carCalendarOptions(api: Api, carUuid: string) {
  return queryOptions({
    queryKey: [...carKeys.one(carUuid), 'calendar'],
    queryFn: ({ signal }) => api.get('/cars/{car_uuid}/calendar', { path: { car_uuid: carUuid }, signal }),
  });
}

/** Well-rated cars of every city, for the home page: which are near, the browser knows. */
export function featuredCarsOptions(api: Api) {
  return queryOptions({
    queryKey: ['cars', 'featured'],
    queryFn: ({ signal }) => api.get('/cars/featured', { signal, query: { limit: 24 } }),
    select: ({ cars }) => cars,
    staleTime: 5 * 60_000,
  });
}
