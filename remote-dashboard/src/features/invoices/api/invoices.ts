import { queryOptions } from '@tanstack/react-query';
import type { Answer, Api } from '@drove/api-client';
import { paymentKeys } from '../../../api/payment-keys';
import { pagesOptions } from '../../../api/pages';

type InvoicePage = Answer<'GET /my/invoices'>;
export type Invoice = InvoicePage['invoices'][number];

/** The person's own invoices and credit notes of one trip, newest first. */
export function tripInvoicesOptions(api: Api, reservationUuid: string) {
  return queryOptions({
    queryKey: [...paymentKeys.all, 'invoices', reservationUuid],
    queryFn: async ({ signal }) => {
      const searchParams = { reservation_uuid: reservationUuid, limit: 100 };
      const page = await api.get('/my/invoices', { signal, query: searchParams });
      return page.invoices;
    },
  });
}

/** The person's own invoices and credit notes, newest first. */
export function myInvoicesOptions(api: Api) {
  return pagesOptions([...paymentKeys.all, 'invoices'], ({ signal, cursor }) =>
    api.get('/my/invoices', { signal, query: { limit: 24, cursor } }),
  );
}
