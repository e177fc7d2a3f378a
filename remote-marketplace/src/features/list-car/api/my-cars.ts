import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, type Api, type RequestOf, useApi } from '@drove/api-client';
import { isUuid } from '@drove/shared-ui/formats';
import { carKeys } from '../../../api/cars';

export type OwnCar = Answer<'GET /my/cars/{car_uuid}'>;
/** Every request says that it sends JSON, and an empty body is none. */
const nothing = {};

/** What an owner may change of a car, all or some of it. */
export type CarChanges = RequestOf<'PATCH /cars/{car_uuid}'>;
export type DatedRate = OwnCar['rates'][number];
export type BlockedDays = OwnCar['blocked_days'][number];

export const myCarKeys = {
  all: ['my', 'cars'] as const,
  one: (carUuid: string) => ['my', 'cars', carUuid] as const,
};

/** The signed-in owner's cars, the last changed first. */
export function myCarsOptions(api: Api) {
  return queryOptions({
    queryKey: [...myCarKeys.all, 'list'],
    queryFn: ({ signal }) => api.get('/my/cars', { signal, query: { limit: 100 } }),
    select: ({ cars }) => cars,
    // A draft may have been begun on another device.
    staleTime: 0,
  });
}

/** One of the owner's own cars with everything that they entered; null when it is not theirs. */
export function myCarOptions(api: Api, carUuid: string) {
  return queryOptions({
    queryKey: myCarKeys.one(carUuid),
    queryFn: async ({ signal }) => {
      if (!isUuid(carUuid)) return null;
      return api.get('/my/cars/{car_uuid}', { path: { car_uuid: carUuid }, signal }).orNull('CAR_NOT_FOUND');
    },
  });
}

/** What is left until this car is listed and its owner is paid; read anew whenever the car has changed. */
export function nextStepsOptions(api: Api, { car_uuid: carUuid, updated_at: updatedAt }: OwnCar) {
  return queryOptions({
    queryKey: [...myCarKeys.one(carUuid), 'next steps', updatedAt],
    queryFn: ({ signal }) => api.get('/owner/next-steps', { signal, query: { car_uuid: carUuid } }),
    staleTime: 0,
  });
}

/** Makes a draft of a new car, or changes a car; what is not named stays. */
export function useSaveCar(carUuid: string | undefined) {
  const api = useApi();
  return useOwnCarMutation((json: CarChanges) =>
    carUuid
      ? api.patch('/cars/{car_uuid}', { path: { car_uuid: carUuid }, json })
      : api.post('/cars', { json }),
  );
}

/** Replaces the prices that the owner set for certain days. */
export function useSetRates(carUuid: string) {
  const api = useApi();
  return useOwnCarMutation((rates: DatedRate[]) =>
    api.put('/cars/{car_uuid}/rates', { path: { car_uuid: carUuid }, json: { rates } }),
  );
}

/** Replaces the days, not yet past, on which the car is not for rent. */
export function useSetBlockedDays(carUuid: string) {
  const api = useApi();
  return useOwnCarMutation((blockedDays: BlockedDays[]) =>
    api.put('/cars/{car_uuid}/blocked-days', {
      path: { car_uuid: carUuid },
      json: { blocked_days: blockedDays },
    }),
  );
}

/** Sends a car for verification. */
export function useSubmitCar(carUuid: string) {
  const api = useApi();
  return useOwnCarMutation(() =>
    api.post('/cars/{car_uuid}/submit', { path: { car_uuid: carUuid }, json: nothing }),
  );
}

/** Every change answers the whole car, which is then the newest that is known of it. */
function useOwnCarMutation<Input = void>(change: (input: Input) => Promise<OwnCar>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (car) => {
      queryClient.setQueryData(myCarKeys.one(car.car_uuid), car);
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [...myCarKeys.all, 'list'] }),
        queryClient.invalidateQueries({ queryKey: carKeys.one(car.car_uuid) }),
      ]);
    },
  });
}
