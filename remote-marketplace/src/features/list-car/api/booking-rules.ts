import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, type Api, type RequestOf, useApi } from '@drove/api-client';

type OwnerRules = Answer<'GET /my/booking-rules'>;
/** Rules of a car or of an owner; null is the default. */
export type BookingRules = OwnerRules['own'];
export type BookingRulesChanges = RequestOf<'PUT /my/booking-rules'>;

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
    mutationFn: (json: BookingRulesChanges) => api.put('/my/booking-rules', { json }),
    onSuccess: (rules) => queryClient.setQueryData(key, rules),
  });
}
