import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, answerOf, isRefusedWith, type RequestOf } from 'api-client';
import { useApiClient, type ApiClient } from 'shared-auth';
import { isUuid } from 'shared-ui/formats';

type QueuePage = Answer<'listCarVerifications'>;
export type QueuedCar = QueuePage['cars'][number];
export type CarVerification = Answer<'readCarVerification'>;
export type CarDecision = RequestOf<'decideCarVerification'>;

const carVerificationKeys = { all: ['car-verifications'] as const };

/** Which cars wait for a decision, the longest first, or were decided on; narrowed by what is not empty. */
export function carQueueOptions(api: ApiClient, filter: Record<string, string>) {
  const chosen = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
  return infiniteQueryOptions({
    queryKey: [...carVerificationKeys.all, 'queue', chosen],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      answerOf<QueuePage>(
        api.get('admin/car-verifications', {
          signal,
          searchParams: { ...chosen, limit: 24, ...(pageParam && { cursor: pageParam }) },
        }),
      ),
    getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
    // Others work on the same queue.
    refetchInterval: 30_000,
  });
}

/** A car with what is to be decided on; null when there is no such car, or it is its owner's draft. */
export function carVerificationOptions(api: ApiClient, carUuid: string) {
  return queryOptions({
    queryKey: [...carVerificationKeys.all, carUuid],
    queryFn: async ({ signal }) => {
      if (!isUuid(carUuid)) return null;
      try {
        return await answerOf<CarVerification>(api.get(`admin/car-verifications/${carUuid}`, { signal }));
      } catch (error) {
        if (isRefusedWith<'readCarVerification'>(error, 'CAR_NOT_FOUND')) return null;
        throw error;
      }
    },
    staleTime: 0,
  });
}

/** Decides on a car. What is on the screen is fresh again afterwards, also when it was refused. */
export function useDecideOnCar(carUuid: string) {
  const api = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: CarDecision) =>
      answerOf<CarVerification>(api.post(`admin/car-verifications/${carUuid}/decision`, { json })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: carVerificationKeys.all }),
  });
}
