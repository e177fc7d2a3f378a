import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, answerOf, isRefusedWith, once, type RequestOf } from 'api-client';
import { useApiClient, type ApiClient } from 'shared-auth';
import { isUuid } from 'shared-ui/formats';

type CasePage = Answer<'listCases'>;
export type QueuedCase = CasePage['cases'][number];
export type Case = Answer<'readCase'>;

const caseKeys = { all: ['cases'] as const };

/** What people wrote to us: open cases the longest waiting first, or those of another status. */
export function caseQueueOptions(api: ApiClient, filter: Record<string, string>) {
  const chosen = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
  return infiniteQueryOptions({
    queryKey: [...caseKeys.all, 'queue', chosen],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      answerOf<CasePage>(
        api.get('admin/cases', {
          signal,
          searchParams: { ...chosen, limit: 24, ...(pageParam && { cursor: pageParam }) },
        }),
      ),
    getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
    // Others work on the same queue.
    refetchInterval: 30_000,
  });
}

/** A case with all that was written; null when there is none. */
export function caseOptions(api: ApiClient, caseUuid: string) {
  return queryOptions({
    queryKey: [...caseKeys.all, caseUuid],
    queryFn: async ({ signal }) => {
      if (!isUuid(caseUuid)) return null;
      try {
        return await answerOf<Case>(api.get(`admin/cases/${caseUuid}`, { signal }));
      } catch (error) {
        if (isRefusedWith<'readCase'>(error, 'CASE_NOT_FOUND')) return null;
        throw error;
      }
    },
    staleTime: 0,
  });
}

/** Replies to a case; sent again after its answer was lost, the same reply goes out once. */
export function useReplyToCase(caseUuid: string) {
  const api = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: RequestOf<'answerCase'>) =>
      once(JSON.stringify(['reply', caseUuid, json]), (headers) =>
        answerOf<Case>(api.post(`admin/cases/${caseUuid}/replies`, { json, headers })),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: caseKeys.all }),
  });
}

/** Closes a case without a reply, or opens it again. */
export function useSetCaseStatus(caseUuid: string) {
  const api = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: RequestOf<'setCaseStatus'>) =>
      answerOf<Case>(api.post(`admin/cases/${caseUuid}/status`, { json })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: caseKeys.all }),
  });
}
