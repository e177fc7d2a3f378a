import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@drove/api-client';

/** What the signed-in owner does next to have a car listed and to be paid; read anew each time, since anything may change it. */
export function nextStepsOptions(api: Api) {
  return queryOptions({
    queryKey: ['next steps'],
    queryFn: ({ signal }) => api.get('/owner/next-steps', { signal }),
    staleTime: 0,
  });
}
