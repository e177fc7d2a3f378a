import { queryOptions } from '@tanstack/react-query';
import { type Answer, type Api, type RequestOf } from '@drove/api-client';
import { isUuid } from '@drove/shared-ui/formats';
import type { Period } from '../lib/car-search';

export type Quote = Answer<'POST /quotes'>;

/** The price of a car for a period, as it will be charged. Asking again for the same is not needed for a minute. */
export function quoteOptions(api: Api, carUuid: string, period: Period) {
  const json: RequestOf<'POST /quotes'> = {
    car_uuid: carUuid,
    pick_up: period.pickUp,
    return: period.return,
  };
  return queryOptions({
    queryKey: ['quotes', 'of', json],
    queryFn: ({ signal }) => api.post('/quotes', { signal, json }),
    staleTime: 60_000,
    retry: false,
  });
}

/** A quote that was made before; null when there is none with this id. */
export function existingQuoteOptions(api: Api, quoteUuid: string) {
  return queryOptions({
    queryKey: ['quotes', quoteUuid],
    queryFn: async ({ signal }) => {
      if (!isUuid(quoteUuid)) return null;
      return api
        .get('/quotes/{quote_uuid}', { path: { quote_uuid: quoteUuid }, signal })
        .orNull('QUOTE_NOT_FOUND');
    },
  });
}
