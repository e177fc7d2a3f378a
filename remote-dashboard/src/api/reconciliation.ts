import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from 'shared-auth';
import type { Answer } from './answers';
import { paymentKeys } from './payment-keys';
import { answerOf } from './refused';

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
