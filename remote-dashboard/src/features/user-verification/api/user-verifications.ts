import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, answerOf, isRefusedWith, type RequestOf } from 'api-client';
import { useApiClient, type ApiClient } from 'shared-auth';
import { isUuid } from 'shared-ui/formats';

type QueuePage = Answer<'listUserVerifications'>;
export type QueuedPerson = QueuePage['people'][number];
export type UserVerification = Answer<'readUserVerification'>;
export type Attempt = UserVerification['attempts'][number];
export type UserDecision = RequestOf<'decideUserVerification'>;

const userVerificationKeys = { all: ['user-verifications'] as const };

/** Who waits for a decision, the longest first, or who was decided on; narrowed by what is not empty. */
export function userQueueOptions(api: ApiClient, filter: Record<string, string>) {
  const chosen = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
  return infiniteQueryOptions({
    queryKey: [...userVerificationKeys.all, 'queue', chosen],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      answerOf<QueuePage>(
        api.get('admin/user-verifications', {
          signal,
          searchParams: { ...chosen, limit: 24, ...(pageParam && { cursor: pageParam }) },
        }),
      ),
    getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
    // Others work on the same queue.
    refetchInterval: 30_000,
  });
}

/** A person with all that they sent; null when there is no such person. */
export function userVerificationOptions(api: ApiClient, userUuid: string) {
  return queryOptions({
    queryKey: [...userVerificationKeys.all, userUuid],
    queryFn: async ({ signal }) => {
      if (!isUuid(userUuid)) return null;
      try {
        return await answerOf<UserVerification>(api.get(`admin/user-verifications/${userUuid}`, { signal }));
      } catch (error) {
        if (isRefusedWith<'readUserVerification'>(error, 'USER_NOT_FOUND')) return null;
        throw error;
      }
    },
    staleTime: 0,
  });
}

/** Decides on what a person sent. What is on the screen is fresh again afterwards, also when it was refused. */
export function useDecideOnUser(userUuid: string) {
  const api = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: UserDecision) =>
      answerOf<UserVerification>(api.post(`admin/user-verifications/${userUuid}/decision`, { json })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: userVerificationKeys.all }),
  });
}
