import { queryOptions } from '@tanstack/react-query';
import { type Answer, answerOf } from 'api-client';
import type { ApiClient } from 'shared-auth';
import { paymentKeys } from '../../../api/payment-keys';

export type UnexplainedCash = Answer<'listUnexplainedCash'>;
export type AccountBalances = Answer<'listAccountBalances'>;

/** What the payment provider and the books say differently, the oldest first. */
export function unexplainedCashOptions(api: ApiClient) {
  return queryOptions({
    queryKey: [...paymentKeys.all, 'unexplained'],
    queryFn: ({ signal }) => answerOf<UnexplainedCash>(api.get('admin/ledger/unexplained', { signal })),
  });
}

/** What each account of the books comes to now. */
export function accountBalancesOptions(api: ApiClient) {
  return queryOptions({
    queryKey: [...paymentKeys.all, 'balances'],
    queryFn: ({ signal }) => answerOf<AccountBalances>(api.get('admin/ledger/balances', { signal })),
  });
}
