import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@drove/api-client';

/** How far the signed-in person is with being verified, and how long that usually takes. */
export function myVerificationOptions(api: Api) {
  return queryOptions({
    queryKey: ['my', 'verification'],
    // Documents are sent on another page: coming back must not begin with what was known before.
    gcTime: 0,
    queryFn: ({ signal }) => api.get('/my/verification', { signal }),
  });
}
