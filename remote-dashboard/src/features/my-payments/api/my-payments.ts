import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Answer, answerOf, isRefusedWith } from 'api-client';
import type { ApiClient } from 'shared-auth';
import { isUuid } from 'shared-ui/formats';
import { paymentKeys } from '../../../api/payment-keys';

type PaymentPage = Answer<'listMyPayments'>;
export type Receipt = Answer<'readReceipt'>;

/** Every payment that the signed-in person made or tried to make, the latest first. */
export function myPaymentsOptions(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: [...paymentKeys.all, 'mine'],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      answerOf<PaymentPage>(
        api.get('my/payments', {
          signal,
          searchParams: { limit: 24, ...(pageParam && { cursor: pageParam }) },
        }),
      ),
    getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
  });
}

/** One payment as a receipt; null when it is not there, or another person's. */
export function receiptOptions(api: ApiClient, paymentUuid: string) {
  return queryOptions({
    queryKey: [...paymentKeys.all, 'receipt', paymentUuid],
    queryFn: async ({ signal }) => {
      if (!isUuid(paymentUuid)) return null;
      try {
        return await answerOf<Receipt>(api.get(`my/payments/${paymentUuid}`, { signal }));
      } catch (error) {
        if (isRefusedWith<'readReceipt'>(error, 'PAYMENT_NOT_FOUND')) return null;
        throw error;
      }
    },
  });
}
