import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, answerOf } from 'api-client';
import { useApiClient, type ApiClient } from 'shared-auth';

export type OwnCar = Answer<'readMyCar'>;
export type BlockedDays = OwnCar['blocked_days'][number];

/** Keys of what is known about the owner's cars. */
export const ownedCarKeys = { all: ['my', 'cars'] as const };

/** The owner's cars by name, for choosing one of them. */
export function ownedCarsOptions(api: ApiClient) {
  return queryOptions({
    queryKey: [...ownedCarKeys.all, 'to choose from'],
    queryFn: ({ signal }) =>
      answerOf<Answer<'listMyCars'>>(api.get('my/cars', { signal, searchParams: { limit: 100 } })),
    select: ({ cars }) => cars,
  });
}

/** One of the owner's cars, with the days that they keep it. */
export function ownedCarOptions(api: ApiClient, carUuid: string) {
  return queryOptions({
    queryKey: [...ownedCarKeys.all, carUuid],
    queryFn: ({ signal }) => answerOf<OwnCar>(api.get(`my/cars/${carUuid}`, { signal })),
  });
}

/** Replaces the days, not yet past, on which the car is not for rent. */
export function useSetBlockedDays(carUuid: string) {
  const api = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (blockedDays: BlockedDays[]) =>
      answerOf<OwnCar>(api.put(`cars/${carUuid}/blocked-days`, { json: { blocked_days: blockedDays } })),
    onSuccess: async (car) => {
      queryClient.setQueryData(ownedCarOptions(api, carUuid).queryKey, car);
      await queryClient.invalidateQueries({ queryKey: ['cars', 'calendar', carUuid] });
    },
  });
}
