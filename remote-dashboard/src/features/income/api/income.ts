import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Answer, answerOf } from 'api-client';
import type { ApiClient } from 'shared-auth';
import { paymentKeys } from '../../../api/payment-keys';

type PayoutPage = Answer<'listOwnerPayouts'>;
export type Payout = PayoutPage['payouts'][number];
export type Income = Answer<'readOwnerIncome'>;

/** What the owner earned in each of the last months, this one included. */
export function incomeOptions(api: ApiClient, months: number) {
  return queryOptions({
    queryKey: [...paymentKeys.all, 'income', months],
    queryFn: ({ signal }) => answerOf<Income>(api.get('owner/income', { signal, searchParams: { months } })),
  });
}

/** What is or will be paid out to the owner, the latest first. */
export function payoutsOptions(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: [...paymentKeys.all, 'payouts'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      answerOf<PayoutPage>(
        api.get('owner/payouts', {
          signal,
          searchParams: { limit: 24, ...(pageParam && { cursor: pageParam }) },
        }),
      ),
    getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
  });
}
