import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Api, type RequestOf, useApi } from '@drove/api-client';
import { noOwnRules } from '@drove/shared-ui/booking-rules';
import { ownedCarKeys } from '../../../api/owned-cars';

const key = ['my', 'booking-rules'] as const;

/** What counts for the signed-in owner's cars that have no rules of their own, and what counts otherwise. */
export function ownerRulesOptions(api: Api) {
  return queryOptions({ queryKey: key, queryFn: ({ signal }) => api.get('/my/booking-rules', { signal }) });
}

/** Sets what counts for all cars without rules of their own. */
export function useSetOwnerRules() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: RequestOf<'PUT /my/booking-rules'>) => api.put('/my/booking-rules', { json }),
    onSuccess: (rules) => queryClient.setQueryData(key, rules),
  });
}

/** Gives up a car's own rules for its owner's. */
export function useFollowDefault(carUuid: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.patch('/cars/{car_uuid}', { path: { car_uuid: carUuid }, json: noOwnRules }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownedCarKeys.all }),
  });
}
