import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, type Api, useApi } from '@drove/api-client';

export type Home = Answer<'GET /my/home'>;
export type RentingHome = NonNullable<Home['renting']>;
export type HostingHome = NonNullable<Home['hosting']>;
export type AdministeringHome = NonNullable<Home['administering']>;

/** What matters today to the signed-in person; asked for again each time, since whatever they did may show here. */
export function homeOptions(api: Api) {
  return queryOptions({
    queryKey: ['home'],
    queryFn: ({ signal }) => api.get('/my/home', { signal }),
    staleTime: 0,
    refetchInterval: 60_000,
  });
}

/** Has a job run once more that failed for good. */
export function useRetryFailedJob() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    // Sent twice it is refused: it does not wait any more.
    mutationFn: (jobUuid: string) =>
      api.post('/admin/failed-jobs/{job_uuid}/retry', { path: { job_uuid: jobUuid } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['home'] }),
  });
}
