import { queryOptions } from '@tanstack/react-query';
import { type Answer, type Api } from '@drove/api-client';
import { isUuid } from '@drove/shared-ui/formats';

export type ChangeOfTrip = Answer<'GET /changes/{change_uuid}'>;
export type Change = ChangeOfTrip['change'];

export const changeKeys = { all: ['changes'] as const };

/** A change of a trip, and the trip; null when there is none for this person. */
export function changeOptions(api: Api, changeUuid: string) {
  return queryOptions({
    queryKey: [...changeKeys.all, changeUuid],
    queryFn: async ({ signal }) => {
      if (!isUuid(changeUuid)) return null;
      return api
        .get('/changes/{change_uuid}', { path: { change_uuid: changeUuid }, signal })
        .orNull('CHANGE_NOT_FOUND');
    },
    staleTime: 0,
  });
}
