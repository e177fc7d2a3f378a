import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, answerOf, isRefusedWith, type RequestOf } from 'api-client';
import { useApiClient, type ApiClient } from 'shared-auth';
import { isUuid } from 'shared-ui/formats';
import { carKeys } from '../../../api/cars';

export type OwnCar = Answer<'readMyCar'>;
/** Every request says that it sends JSON, and an empty body is none. */
const nothing = {};

/** What an owner may change of a car, all or some of it. */
export type CarChanges = RequestOf<'updateCar'>;
export type DatedRate = OwnCar['rates'][number];
export type BlockedDays = OwnCar['blocked_days'][number];

export const myCarKeys = {
  all: ['my', 'cars'] as const,
  one: (carUuid: string) => ['my', 'cars', carUuid] as const,
};

/** The signed-in owner's cars, the last changed first. */
export function myCarsOptions(api: ApiClient) {
  return queryOptions({
    queryKey: [...myCarKeys.all, 'list'],
    queryFn: ({ signal }) =>
      answerOf<Answer<'listMyCars'>>(api.get('my/cars', { signal, searchParams: { limit: 100 } })),
    select: ({ cars }) => cars,
    // A draft may have been begun on another device.
    staleTime: 0,
  });
}

/** One of the owner's own cars with everything that they entered; null when it is not theirs. */
export function myCarOptions(api: ApiClient, carUuid: string) {
  return queryOptions({
    queryKey: myCarKeys.one(carUuid),
    queryFn: async ({ signal }) => {
      if (!isUuid(carUuid)) return null;
      try {
        return await answerOf<OwnCar>(api.get(`my/cars/${carUuid}`, { signal }));
      } catch (error) {
        if (isRefusedWith<'readMyCar'>(error, 'CAR_NOT_FOUND', 'NOT_YOUR_CAR')) return null;
        throw error;
      }
    },
  });
}

/** Makes a draft of a new car, or changes a car; what is not named stays. */
export function useSaveCar(carUuid: string | undefined) {
  const api = useApiClient();
  return useOwnCarMutation((json: CarChanges) =>
    answerOf<OwnCar>(carUuid ? api.patch(`cars/${carUuid}`, { json }) : api.post('cars', { json })),
  );
}

/** Replaces the prices that the owner set for certain days. */
export function useSetRates(carUuid: string) {
  const api = useApiClient();
  return useOwnCarMutation((rates: DatedRate[]) =>
    answerOf<OwnCar>(api.put(`cars/${carUuid}/rates`, { json: { rates } })),
  );
}

/** Replaces the days, not yet past, on which the car is not for rent. */
export function useSetBlockedDays(carUuid: string) {
  const api = useApiClient();
  return useOwnCarMutation((blockedDays: BlockedDays[]) =>
    answerOf<OwnCar>(api.put(`cars/${carUuid}/blocked-days`, { json: { blocked_days: blockedDays } })),
  );
}

/** Sends a car for verification. */
export function useSubmitCar(carUuid: string) {
  const api = useApiClient();
  return useOwnCarMutation(() => answerOf<OwnCar>(api.post(`cars/${carUuid}/submit`, { json: nothing })));
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
