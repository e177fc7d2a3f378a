import { queryOptions } from '@tanstack/react-query';
import { type Answer, answerOf, isRefusedWith } from 'api-client';
import type { ApiClient } from 'shared-auth';
import { isUuid } from 'shared-ui/formats';

export type ChangeOfTrip = Answer<'readChange'>;
export type Change = ChangeOfTrip['change'];

export const changeKeys = { all: ['changes'] as const };

/** A change of a trip, and the trip; null when there is none for this person. */
export function changeOptions(api: ApiClient, changeUuid: string) {
  return queryOptions({
    queryKey: [...changeKeys.all, changeUuid],
    queryFn: async ({ signal }) => {
      if (!isUuid(changeUuid)) return null;
      try {
        return await answerOf<ChangeOfTrip>(api.get(`changes/${changeUuid}`, { signal }));
      } catch (error) {
        if (isRefusedWith<'readChange'>(error, 'CHANGE_NOT_FOUND')) return null;
        throw error;
      }
    },
    staleTime: 0,
  });
}
