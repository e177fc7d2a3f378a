import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@drove/api-client';

/** How far the signed-in person is with being verified, and how long that usually takes. */
export function myVerificationOptions(api: Api) {
  return queryOptions({
    queryKey: ['my', 'verification'],
    queryFn: ({ signal }) => api.get('/my/verification', { signal }),
  });
}
