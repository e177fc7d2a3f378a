import { queryOptions } from '@tanstack/react-query';
import type { Answer, Api } from '@drove/api-client';
import { paymentKeys } from '../../../api/payment-keys';
import { pagesOptions } from '../../../api/pages';

type PayoutPage = Answer<'GET /owner/payouts'>;
export type Payout = PayoutPage['payouts'][number];
export type Income = Answer<'GET /owner/income'>;

/** What the owner earned in each of the last months, this one included. */
export function incomeOptions(api: Api, months: number) {
  return queryOptions({
    queryKey: [...paymentKeys.all, 'income', months],
    queryFn: ({ signal }) => api.get('/owner/income', { signal, query: { months } }),
  });
}

/** What is or will be paid out to the owner, the latest first. */
export function payoutsOptions(api: Api) {
  return pagesOptions([...paymentKeys.all, 'payouts'], ({ signal, cursor }) =>
    api.get('/owner/payouts', { signal, query: { limit: 24, cursor } }),
  );
}
