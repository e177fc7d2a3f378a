import { infiniteQueryOptions } from '@tanstack/react-query';
import { type Answer, answerOf } from 'api-client';
import type { ApiClient } from 'shared-auth';
import { paymentKeys } from '../../../api/payment-keys';

type InvoicePage = Answer<'listAllInvoices'>;
export type InvoiceFilter = Record<'about' | 'kind' | 'query', string>;

/** Every invoice and credit note, newest first. */
export function allInvoicesOptions(api: ApiClient, filter: InvoiceFilter) {
  const chosen = Object.fromEntries(Object.entries(filter).filter(([, value]) => value));
  return infiniteQueryOptions({
    queryKey: [...paymentKeys.all, 'all-invoices', chosen],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      answerOf<InvoicePage>(
        api.get('admin/invoices', {
          signal,
          searchParams: { ...chosen, limit: 25, ...(pageParam && { cursor: pageParam }) },
        }),
      ),
    getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
  });
}
