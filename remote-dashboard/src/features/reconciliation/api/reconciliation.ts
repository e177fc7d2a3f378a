import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { once, useApi, type Answer, type Api } from '@drove/api-client';
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

export type PartsToCorrect = Answer<'GET /admin/ledger/parts-to-correct'>['payments'][number];

/** Payments of which the books give a party another part than it should have, the earliest first. */
export function partsToCorrectOptions(api: Api) {
  return queryOptions({
    queryKey: [...paymentKeys.all, 'parts to correct'],
    queryFn: ({ signal }) => api.get('/admin/ledger/parts-to-correct', { signal }),
  });
}

/** Gives each party its part of a payment. */
export function useCorrectParts() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ paymentUuid, reason }: { paymentUuid: string; reason: string }) =>
      once(JSON.stringify(['correction', paymentUuid, reason]), (headers) =>
        api.post('/admin/payments/{payment_uuid}/correction', {
          path: { payment_uuid: paymentUuid },
          json: { reason },
          headers,
        }),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: paymentKeys.all }),
  });
}
