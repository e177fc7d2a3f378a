import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, type Api, useApi } from '@drove/api-client';

export type OwnCar = Answer<'GET /my/cars/{car_uuid}'>;
export type BlockedDays = OwnCar['blocked_days'][number];

/** Keys of what is known about the owner's cars. */
export const ownedCarKeys = { all: ['my', 'cars'] as const };

/** The owner's cars by name, for choosing one of them. */
export function ownedCarsOptions(api: Api) {
  return queryOptions({
    queryKey: [...ownedCarKeys.all, 'to choose from'],
    queryFn: ({ signal }) => api.get('/my/cars', { signal, query: { limit: 100 } }),
    select: ({ cars }) => cars,
  });
}

/** One of the owner's cars, with the days that they keep it. */
export function ownedCarOptions(api: Api, carUuid: string) {
  return queryOptions({
    queryKey: [...ownedCarKeys.all, carUuid],
    queryFn: ({ signal }) => api.get('/my/cars/{car_uuid}', { path: { car_uuid: carUuid }, signal }),
  });
}

/** Replaces the days, not yet past, on which the car is not for rent. */
export function useSetBlockedDays(carUuid: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (blockedDays: BlockedDays[]) =>
      api.put('/cars/{car_uuid}/blocked-days', {
        path: { car_uuid: carUuid },
        json: { blocked_days: blockedDays },
      }),
    onSuccess: async (car) => {
      queryClient.setQueryData(ownedCarOptions(api, carUuid).queryKey, car);
      await queryClient.invalidateQueries({ queryKey: ['cars', 'calendar', carUuid] });
    },
  });
}
