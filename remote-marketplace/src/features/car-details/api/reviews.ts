import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Answer, Api } from '@drove/api-client';
import { carKeys } from '../../../api/cars';

export type Review = Answer<'GET /cars/{car_uuid}/reviews'>['reviews'][number];

/** What renters wrote about a car, the newest first. */
export function carReviewsOptions(api: Api, carUuid: string) {
  return infiniteQueryOptions({
    queryKey: [...carKeys.one(carUuid), 'reviews'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      api.get('/cars/{car_uuid}/reviews', {
        path: { car_uuid: carUuid },
        signal,
        query: { limit: 12, ...(pageParam && { cursor: pageParam }) },
      }),
    getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
  });
}
