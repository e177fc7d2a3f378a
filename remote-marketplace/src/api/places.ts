import { queryOptions, useQuery } from '@tanstack/react-query';
import { useApi, type Api } from '@drove/api-client';

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

/** What a place in an address is called, which may be a slug in any case; as it is there until that is known. */
export function usePlaceName(place: string | undefined): string | undefined {
  const query = place ?? '';
  const { data: places = [] } = useQuery({ ...placesOptions(useApi(), query), enabled: query !== '' });
  const found = places.find(({ slug, name }) =>
    [slug, name].some((known) => known.toLowerCase() === query.toLowerCase()),
  );
  return found?.name ?? place;
}
