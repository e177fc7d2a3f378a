import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, answerOf } from 'api-client';
import { useApiClient, type ApiClient } from 'shared-auth';

export type Home = Answer<'readMyHome'>;
export type RentingHome = NonNullable<Home['renting']>;
export type HostingHome = NonNullable<Home['hosting']>;
export type AdministeringHome = NonNullable<Home['administering']>;

/** What matters today to the signed-in person; asked for again each time, since whatever they did may show here. */
export function homeOptions(api: ApiClient) {
  return queryOptions({
    queryKey: ['home'],
    queryFn: ({ signal }) => answerOf<Home>(api.get('my/home', { signal })),
    staleTime: 0,
    refetchInterval: 60_000,
  });
}

/** Has a job run once more that failed for good. */
export function useRetryFailedJob() {
  const api = useApiClient();
  const client = useQueryClient();
  return useMutation({
    // Sent twice it is refused: it does not wait any more.
    mutationFn: (jobUuid: string) => answerOf<unknown>(api.post(`admin/failed-jobs/${jobUuid}/retry`)),
    onSettled: () => client.invalidateQueries({ queryKey: ['home'] }),
  });
}
