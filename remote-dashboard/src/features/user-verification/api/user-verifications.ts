import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, type Api, type RequestOf, useApi } from 'api-client';
import { isUuid } from 'shared-ui/formats';

type QueuePage = Answer<'GET /admin/user-verifications'>;
export type QueuedPerson = QueuePage['people'][number];
export type UserVerification = Answer<'GET /admin/user-verifications/{user_uuid}'>;
export type Attempt = UserVerification['attempts'][number];
export type UserDecision = RequestOf<'POST /admin/user-verifications/{user_uuid}/decision'>;

const userVerificationKeys = { all: ['user-verifications'] as const };

/** Who waits for a decision, the longest first, or who was decided on; narrowed by what is not empty. */
export function userQueueOptions(api: Api, filter: Record<string, string>) {
  const chosen = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
  return infiniteQueryOptions({
    queryKey: [...userVerificationKeys.all, 'queue', chosen],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      api.get('/admin/user-verifications', {
        signal,
        query: { ...chosen, limit: 24, ...(pageParam && { cursor: pageParam }) },
      }),
    getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
    // Others work on the same queue.
    refetchInterval: 30_000,
  });
}

/** A person with all that they sent; null when there is no such person. */
export function userVerificationOptions(api: Api, userUuid: string) {
  return queryOptions({
    queryKey: [...userVerificationKeys.all, userUuid],
    queryFn: async ({ signal }) => {
      if (!isUuid(userUuid)) return null;
      return api
        .get('/admin/user-verifications/{user_uuid}', {
          path: { user_uuid: userUuid },
          signal,
        })
        .orNull('USER_NOT_FOUND');
    },
    staleTime: 0,
  });
}

/** Decides on what a person sent. What is on the screen is fresh again afterwards, also when it was refused. */
export function useDecideOnUser(userUuid: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: UserDecision) =>
      api.post('/admin/user-verifications/{user_uuid}/decision', { path: { user_uuid: userUuid }, json }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: userVerificationKeys.all }),
  });
}
