import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query';
import { type Answer, answerOf, Refused } from 'api-client';
import { readProblem, useApiClient, type ApiClient } from 'shared-auth';
import { paymentKeys } from '../../../api/payment-keys';

type InvoicePage = Answer<'listMyInvoices'>;
export type Invoice = InvoicePage['invoices'][number];

/** The person's own invoices and credit notes of one trip, newest first. */
export function tripInvoicesOptions(api: ApiClient, reservationUuid: string) {
  return queryOptions({
    queryKey: [...paymentKeys.all, 'invoices', reservationUuid],
    queryFn: async ({ signal }) => {
      const searchParams = { reservation_uuid: reservationUuid, limit: 100 };
      const page = await answerOf<InvoicePage>(api.get('my/invoices', { signal, searchParams }));
      return page.invoices;
    },
  });
}

/** The person's own invoices and credit notes, newest first. */
export function myInvoicesOptions(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: [...paymentKeys.all, 'invoices'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      answerOf<InvoicePage>(
        api.get('my/invoices', {
          signal,
          searchParams: { limit: 24, ...(pageParam && { cursor: pageParam }) },
        }),
      ),
    getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
  });
}

/** Fetches a file from an address of the API. */
export function useFetchFile() {
  const api = useApiClient();
  return useMutation({
    mutationFn: async (address: string) => {
      try {
        return await api.get(address, { headers: { accept: '*/*' } }).blob();
      } catch (error) {
        throw new Refused(await readProblem(error), error);
      }
    },
  });
}
