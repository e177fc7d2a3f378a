import type { Answer, Api } from '@drove/api-client';
import { paymentKeys } from '../../../api/payment-keys';
import { chosenOf, pagesOptions } from '../../../api/pages';

type PayoutPage = Answer<'GET /admin/payouts'>;
export type AccountedPayout = PayoutPage['payouts'][number];
export type PayoutTotals = PayoutPage['totals'][number];
export type PayoutFilter = Record<'status' | 'query', string>;

/** What owners get and owe, newest first, and what all of it comes to. */
export function allPayoutsOptions(api: Api, filter: PayoutFilter) {
  return pagesOptions([...paymentKeys.all, 'all-payouts', chosenOf(filter)], ({ signal, cursor }) =>
    api.get('/admin/payouts', {
      signal,
      query: { ...chosenOf(filter), limit: 25, cursor },
    }),
  );
}
