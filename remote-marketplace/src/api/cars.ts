import { queryOptions } from '@tanstack/react-query';
import { type Answer, answerOf, isRefusedWith } from 'api-client';
import type { ApiClient } from 'shared-auth';
import { isUuid } from 'shared-ui/formats';

export type Car = Answer<'readCar'>;
export type CarCalendar = Answer<'readCarCalendar'>;
export type CalendarDay = CarCalendar['days'][number];
export type Photo = Car['photos'][number];

/** Keys of what is known about single cars. */
export const carKeys = { one: (carUuid: string) => ['cars', 'one', carUuid] as const };

/** A car as renters see it; null when there is none for this person. */
export function carOptions(api: ApiClient, carUuid: string) {
  return queryOptions({
    queryKey: [...carKeys.one(carUuid), 'facts'],
    queryFn: async ({ signal }) => {
      if (!isUuid(carUuid)) return null;
      try {
        return await answerOf<Car>(api.get(`cars/${carUuid}`, { signal }));
      } catch (error) {
        if (isRefusedWith<'readCar'>(error, 'CAR_NOT_FOUND')) return null;
        throw error;
      }
    },
  });
}

/** Which days are free from one day to another, both included, on the calendar of the car's city. */
export function carCalendarOptions(api: ApiClient, carUuid: string) {
  return queryOptions({
    queryKey: [...carKeys.one(carUuid), 'calendar'],
    queryFn: ({ signal }) => answerOf<CarCalendar>(api.get(`cars/${carUuid}/calendar`, { signal })),
  });
}

/** Well-rated cars of several cities, for the home page. */
export function featuredCarsOptions(api: ApiClient) {
  return queryOptions({
    queryKey: ['cars', 'featured'],
    queryFn: ({ signal }) =>
      answerOf<Answer<'listFeaturedCars'>>(api.get('cars/featured', { signal, searchParams: { limit: 8 } })),
    select: ({ cars }) => cars,
    staleTime: 5 * 60_000,
  });
}
