import { queryOptions } from '@tanstack/react-query';
import type { Answer, Api } from 'api-client';
import { paymentKeys } from '../../../api/payment-keys';

export type UnexplainedCash = Answer<'GET /admin/ledger/unexplained'>;
export type AccountBalances = Answer<'GET /admin/ledger/balances'>;

/** What the payment provider and the books say differently, the oldest first. */
export function unexplainedCashOptions(api: Api) {
  return queryOptions({
    queryKey: [...paymentKeys.all, 'unexplained'],
    queryFn: ({ signal }) => api.get('/admin/ledger/unexplained', { signal }),
  });
}

/** What each account of the books comes to now. */
export function accountBalancesOptions(api: Api) {
  return queryOptions({
    queryKey: [...paymentKeys.all, 'balances'],
    queryFn: ({ signal }) => api.get('/admin/ledger/balances', { signal }),
  });
}
