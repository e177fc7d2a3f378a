import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { askAgain, type Answer, type Api, useApi } from '@drove/api-client';

export type SavedCard = NonNullable<Answer<'GET /my/card'>['card']>;

/** The card that the signed-in person let us keep, or null. */
export function savedCardOptions(api: Api) {
  return queryOptions({
    queryKey: ['my-card'],
    queryFn: async ({ signal }) => (await api.get('/my/card', { signal })).card,
  });
}

/** Removes it; removing it twice is removing it once. */
export function useRemoveCard() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.delete('/my/card'),
    ...askAgain,
    onSuccess: () => queryClient.setQueryData(savedCardOptions(api).queryKey, null),
  });
}
