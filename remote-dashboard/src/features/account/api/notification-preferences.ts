import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, type Api, useApi } from '@drove/api-client';

export type Preference = Answer<'GET /my/notification-preferences'>['topics'][number];

/** What the signed-in person wants to be notified of. */
export function preferencesOptions(api: Api) {
  return queryOptions({
    queryKey: ['my', 'notification preferences'],
    queryFn: ({ signal }) => api.get('/my/notification-preferences', { signal }),
  });
}

/** Keeps what is wanted of one topic; shown at once, and as it was again when it could not be kept. */
export function useChangePreference() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = preferencesOptions(api);
  return useMutation({
    // One after the other: the last answer is then what is kept.
    scope: { id: 'notification preferences' },
    mutationFn: (topic: Preference) => api.put('/my/notification-preferences', { json: { topics: [topic] } }),
    onMutate: (wanted) =>
      queryClient.setQueryData(
        queryKey,
        (before) =>
          before && { topics: before.topics.map((each) => (each.topic === wanted.topic ? wanted : each)) },
      ),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
