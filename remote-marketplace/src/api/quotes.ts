import { queryOptions } from '@tanstack/react-query';
import { type Answer, answerOf, isRefusedWith, type RequestOf } from 'api-client';
import type { ApiClient } from 'shared-auth';
import { isUuid } from 'shared-ui/formats';
import type { Period } from '../lib/car-search';

export type Quote = Answer<'quoteCar'>;

/** The price of a car for a period, as it will be charged. Asking again for the same is not needed for a minute. */
export function quoteOptions(api: ApiClient, carUuid: string, period: Period) {
  const json: RequestOf<'quoteCar'> = { car_uuid: carUuid, pick_up: period.pickUp, return: period.return };
  return queryOptions({
    queryKey: ['quotes', 'of', json],
    queryFn: ({ signal }) => answerOf<Quote>(api.post('quotes', { signal, json })),
    staleTime: 60_000,
    retry: false,
  });
}

/** A quote that was made before; null when there is none with this id. */
export function existingQuoteOptions(api: ApiClient, quoteUuid: string) {
  return queryOptions({
    queryKey: ['quotes', quoteUuid],
    queryFn: async ({ signal }) => {
      if (!isUuid(quoteUuid)) return null;
      try {
        return await answerOf<Answer<'readQuote'>>(api.get(`quotes/${quoteUuid}`, { signal }));
      } catch (error) {
        if (isRefusedWith<'readQuote'>(error, 'QUOTE_NOT_FOUND')) return null;
        throw error;
      }
    },
  });
}
