import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Answer, Api } from 'api-client';
import { paymentKeys } from '../../../api/payment-keys';

type PayoutPage = Answer<'GET /admin/payouts'>;
export type AccountedPayout = PayoutPage['payouts'][number];
export type PayoutTotals = PayoutPage['totals'][number];
export type PayoutFilter = Record<'status' | 'query', string>;

const chosen = (filter: Record<string, string>) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value));

/** What owners get and owe, newest first, and what all of it comes to. */
export function allPayoutsOptions(api: Api, filter: PayoutFilter) {
  return infiniteQueryOptions({
    queryKey: [...paymentKeys.all, 'all-payouts', chosen(filter)],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      api.get('/admin/payouts', {
        signal,
        query: { ...chosen(filter), limit: 25, ...(pageParam && { cursor: pageParam }) },
      }),
    getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
  });
}
