import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Answer, Api } from 'api-client';
import { paymentKeys } from '../../../api/payment-keys';

type InvoicePage = Answer<'GET /admin/invoices'>;
export type InvoiceFilter = Record<'about' | 'kind' | 'query', string>;

/** Every invoice and credit note, newest first. */
export function allInvoicesOptions(api: Api, filter: InvoiceFilter) {
  const chosen = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
  return infiniteQueryOptions({
    queryKey: [...paymentKeys.all, 'all-invoices', chosen],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      api.get('/admin/invoices', {
        signal,
        query: { ...chosen, limit: 25, ...(pageParam && { cursor: pageParam }) },
      }),
    getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
  });
}
