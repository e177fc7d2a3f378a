import type { Api } from '@drove/api-client';
import { paymentKeys } from '../../../api/payment-keys';
import { chosenOf, pagesOptions } from '../../../api/pages';

export type InvoiceFilter = Record<'about' | 'kind' | 'query', string>;

/** Every invoice and credit note, newest first. */
export function allInvoicesOptions(api: Api, filter: InvoiceFilter) {
  const chosen = chosenOf(filter);
  return pagesOptions([...paymentKeys.all, 'all-invoices', chosen], ({ signal, cursor }) =>
    api.get('/admin/invoices', {
      signal,
      query: { ...chosen, limit: 25, cursor },
    }),
  );
}
