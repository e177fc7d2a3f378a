import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@drove/api-client';

/** Cities with cars that begin with a text, the biggest first; every city with `all`. */
export function placesOptions(api: Api, query: string, { all = false } = {}) {
  return queryOptions({
    queryKey: ['places', { query, all }],
    queryFn: ({ signal }) => {
      const searchParams = { ...(query && { query }), ...(all && { all: true }), limit: all ? 100 : 6 };
      return api.get('/places', { signal, query: searchParams });
    },
    select: ({ places }) => places,
    staleTime: 5 * 60_000,
  });
}
