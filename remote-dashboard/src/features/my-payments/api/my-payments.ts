import { queryOptions } from '@tanstack/react-query';
import { type Answer, type Api } from '@drove/api-client';
import { isUuid } from '@drove/shared-ui/formats';
import { paymentKeys } from '../../../api/payment-keys';
import { pagesOptions } from '../../../api/pages';

export type Receipt = Answer<'GET /my/payments/{payment_uuid}'>;

/** Every payment that the signed-in person made or tried to make, the latest first. */
export function myPaymentsOptions(api: Api) {
  return pagesOptions([...paymentKeys.all, 'mine'], ({ signal, cursor }) =>
    api.get('/my/payments', { signal, query: { limit: 24, cursor } }),
  );
}

/** One payment as a receipt; null when it is not there, or another person's. */
export function receiptOptions(api: Api, paymentUuid: string) {
  return queryOptions({
    queryKey: [...paymentKeys.all, 'receipt', paymentUuid],
    queryFn: async ({ signal }) => {
      if (!isUuid(paymentUuid)) return null;
      return api
        .get('/my/payments/{payment_uuid}', { path: { payment_uuid: paymentUuid }, signal })
        .orNull('PAYMENT_NOT_FOUND');
    },
  });
}
