import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, answerOf, type RequestOf } from 'api-client';
import { useApiClient, type ApiClient } from 'shared-auth';
import { paymentKeys } from '../../../api/payment-keys';

export type TaxDetailsAnswer = Answer<'readTaxDetails'>;
export type TaxDetails = RequestOf<'saveTaxDetails'>;

/** What the owner has said of themselves for taxes. */
export function taxDetailsOptions(api: ApiClient) {
  return queryOptions({
    queryKey: [...paymentKeys.all, 'tax-details'],
    queryFn: ({ signal }) => answerOf<TaxDetailsAnswer>(api.get('owner/tax-details', { signal })),
  });
}

/** Keeps what the owner says. */
export function useSaveTaxDetails() {
  const api = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: TaxDetails) => answerOf<TaxDetailsAnswer>(api.put('owner/tax-details', { json })),
    onSuccess: (answer) => queryClient.setQueryData(taxDetailsOptions(api).queryKey, answer),
  });
}
