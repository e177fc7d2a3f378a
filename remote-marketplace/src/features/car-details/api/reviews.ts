import { infiniteQueryOptions } from '@tanstack/react-query';
import { type Answer, answerOf } from 'api-client';
import type { ApiClient } from 'shared-auth';
import { carKeys } from '../../../api/cars';

export type Review = Answer<'listCarReviews'>['reviews'][number];

/** What renters wrote about a car, the newest first. */
export function carReviewsOptions(api: ApiClient, carUuid: string) {
  return infiniteQueryOptions({
    queryKey: [...carKeys.one(carUuid), 'reviews'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      answerOf<Answer<'listCarReviews'>>(
        api.get(`cars/${carUuid}/reviews`, {
          signal,
          searchParams: { limit: 12, ...(pageParam && { cursor: pageParam }) },
        }),
      ),
    getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
  });
}
