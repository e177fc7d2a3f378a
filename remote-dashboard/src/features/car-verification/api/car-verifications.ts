import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, type Api, type RequestOf, useApi } from 'api-client';
import { isUuid } from 'shared-ui/formats';

type QueuePage = Answer<'GET /admin/car-verifications'>;
export type QueuedCar = QueuePage['cars'][number];
export type CarVerification = Answer<'GET /admin/car-verifications/{car_uuid}'>;
export type CarDecision = RequestOf<'POST /admin/car-verifications/{car_uuid}/decision'>;

const carVerificationKeys = { all: ['car-verifications'] as const };

/** Which cars wait for a decision, the longest first, or were decided on; narrowed by what is not empty. */
export function carQueueOptions(api: Api, filter: Record<string, string>) {
  const chosen = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
  return infiniteQueryOptions({
    queryKey: [...carVerificationKeys.all, 'queue', chosen],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      api.get('/admin/car-verifications', {
        signal,
        query: { ...chosen, limit: 24, ...(pageParam && { cursor: pageParam }) },
      }),
    getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
    // Others work on the same queue.
    refetchInterval: 30_000,
  });
}

/** A car with what is to be decided on; null when there is no such car, or it is its owner's draft. */
export function carVerificationOptions(api: Api, carUuid: string) {
  return queryOptions({
    queryKey: [...carVerificationKeys.all, carUuid],
    queryFn: async ({ signal }) => {
      if (!isUuid(carUuid)) return null;
      return api
        .get('/admin/car-verifications/{car_uuid}', { path: { car_uuid: carUuid }, signal })
        .orNull('CAR_NOT_FOUND');
    },
    staleTime: 0,
  });
}

/** Decides on a car. What is on the screen is fresh again afterwards, also when it was refused. */
export function useDecideOnCar(carUuid: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: CarDecision) =>
      api.post('/admin/car-verifications/{car_uuid}/decision', { path: { car_uuid: carUuid }, json }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: carVerificationKeys.all }),
  });
}
