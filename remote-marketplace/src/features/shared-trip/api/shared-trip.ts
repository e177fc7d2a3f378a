import { queryOptions } from '@tanstack/react-query';
import type { Answer, Api } from '@drove/api-client';

export type SharedTrip = Answer<'GET /shared-trips/{token}'>;

/** What a trip's link shows; null when it was taken back, or never was. */
export function sharedTripOptions(api: Api, token: string) {
  return queryOptions({
    queryKey: ['shared-trip', token],
    queryFn: ({ signal }) =>
      api.get('/shared-trips/{token}', { path: { token }, signal }).orNull('RESERVATION_NOT_FOUND'),
    // The dates may be changed, and the link be taken back, while one looks on.
    refetchInterval: 60_000,
  });
}
