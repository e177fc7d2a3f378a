import { queryOptions } from '@tanstack/react-query';
import { type Answer, answerOf } from 'api-client';
import type { ApiClient } from 'shared-auth';

/** Cities with cars that begin with a text, the biggest first; every city with `all`. */
export function placesOptions(api: ApiClient, query: string, { all = false } = {}) {
  return queryOptions({
    queryKey: ['places', { query, all }],
    queryFn: ({ signal }) => {
      const searchParams = { ...(query && { query }), ...(all && { all: true }), limit: all ? 100 : 6 };
      return answerOf<Answer<'listPlaces'>>(api.get('places', { signal, searchParams }));
    },
    select: ({ places }) => places,
    staleTime: 5 * 60_000,
  });
}
