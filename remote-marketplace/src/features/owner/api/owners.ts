import { queryOptions } from '@tanstack/react-query';
import type { Answer, Api } from '@drove/api-client';
import { isUuid } from '@drove/shared-ui/formats';

export type OwnerProfile = Answer<'GET /owners/{owner_uuid}'>;

/** Who rents cars out, as everyone may know them; null when there is no such owner. */
export function ownerOptions(api: Api, ownerUuid: string) {
  return queryOptions({
    queryKey: ['owners', ownerUuid],
    queryFn: async ({ signal }) => {
      if (!isUuid(ownerUuid)) return null;
      return api
        .get('/owners/{owner_uuid}', { path: { owner_uuid: ownerUuid }, signal })
        .orNull('OWNER_NOT_FOUND');
    },
  });
}
