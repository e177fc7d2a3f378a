import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Api, type RequestOf, useApi } from '@drove/api-client';
import { paymentKeys } from '../../../api/payment-keys';

export type TaxDetails = RequestOf<'PUT /owner/tax-details'>;

/** What the owner has said of themselves for taxes. */
export function taxDetailsOptions(api: Api) {
  return queryOptions({
    queryKey: [...paymentKeys.all, 'tax-details'],
    queryFn: ({ signal }) => api.get('/owner/tax-details', { signal }),
  });
}

/** Keeps what the owner says. */
export function useSaveTaxDetails() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: TaxDetails) => api.put('/owner/tax-details', { json }),
    onSuccess: (answer) => queryClient.setQueryData(taxDetailsOptions(api).queryKey, answer),
  });
}
