import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, type Api, once, type RequestOf, useApi } from 'api-client';
import { isUuid } from 'shared-ui/formats';

type CasePage = Answer<'GET /admin/cases'>;
export type QueuedCase = CasePage['cases'][number];
export type Case = Answer<'GET /admin/cases/{case_uuid}'>;

const caseKeys = { all: ['cases'] as const };

/** What people wrote to us: open cases the longest waiting first, or those of another status. */
export function caseQueueOptions(api: Api, filter: Record<string, string>) {
  const chosen = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
  return infiniteQueryOptions({
    queryKey: [...caseKeys.all, 'queue', chosen],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      api.get('/admin/cases', {
        signal,
        query: { ...chosen, limit: 24, ...(pageParam && { cursor: pageParam }) },
      }),
    getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
    // Others work on the same queue.
    refetchInterval: 30_000,
  });
}

/** A case with all that was written; null when there is none. */
export function caseOptions(api: Api, caseUuid: string) {
  return queryOptions({
    queryKey: [...caseKeys.all, caseUuid],
    queryFn: async ({ signal }) => {
      if (!isUuid(caseUuid)) return null;
      return api
        .get('/admin/cases/{case_uuid}', { path: { case_uuid: caseUuid }, signal })
        .orNull('CASE_NOT_FOUND');
    },
    staleTime: 0,
  });
}

/** Replies to a case; sent again after its answer was lost, the same reply goes out once. */
export function useReplyToCase(caseUuid: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: RequestOf<'POST /admin/cases/{case_uuid}/replies'>) =>
      once(JSON.stringify(['reply', caseUuid, json]), (headers) =>
        api.post('/admin/cases/{case_uuid}/replies', { path: { case_uuid: caseUuid }, json, headers }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: caseKeys.all }),
  });
}

/** Closes a case without a reply, or opens it again. */
export function useSetCaseStatus(caseUuid: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: RequestOf<'POST /admin/cases/{case_uuid}/status'>) =>
      api.post('/admin/cases/{case_uuid}/status', { path: { case_uuid: caseUuid }, json }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: caseKeys.all }),
  });
}
