import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, type Api, useApi } from '@drove/api-client';
import { paymentKeys } from '../../../api/payment-keys';

export type BankFile = Answer<'GET /admin/bank-files'>['bank_files'][number];

/** Files for the bank of which it has not answered every transfer, the oldest first. */
export function bankFilesOptions(api: Api) {
  return queryOptions({
    queryKey: [...paymentKeys.all, 'bank-files'],
    queryFn: ({ signal }) => api.get('/admin/bank-files', { signal }),
  });
}

/** Makes a file of the transfers that are in none yet, and answers with its id. */
export function useMakeBankFile() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const made = await api.post('/admin/bank-files');
      return made.bank_file_uuid;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: paymentKeys.all }),
  });
}

/** Fetches a file for the bank: the transfers in it that wait for an answer. */
export function useExportBankFile() {
  const api = useApi();
  return useMutation({
    mutationFn: (uuid: string) =>
      api.file('/admin/bank-files/{bank_file_uuid}/transfers.csv', { path: { bank_file_uuid: uuid } }),
  });
}
