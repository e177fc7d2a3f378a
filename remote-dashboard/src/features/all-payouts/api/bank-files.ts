import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, answerOf, Refused } from 'api-client';
import { readProblem, useApiClient, type ApiClient } from 'shared-auth';
import { paymentKeys } from '../../../api/payment-keys';

export type BankFile = Answer<'listBankFiles'>['bank_files'][number];

/** Files for the bank of which it has not answered every transfer, the oldest first. */
export function bankFilesOptions(api: ApiClient) {
  return queryOptions({
    queryKey: [...paymentKeys.all, 'bank-files'],
    queryFn: ({ signal }) => answerOf<Answer<'listBankFiles'>>(api.get('admin/bank-files', { signal })),
  });
}

/** Makes a file of the transfers that are in none yet, and answers with its id. */
export function useMakeBankFile() {
  const api = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const made = await answerOf<Answer<'makeBankFile'>>(api.post('admin/bank-files'));
      return made.bank_file_uuid;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: paymentKeys.all }),
  });
}

/** Fetches a file for the bank: the transfers in it that wait for an answer. */
export function useExportBankFile() {
  const api = useApiClient();
  return useMutation({
    mutationFn: async (uuid: string) => {
      try {
        return await api
          .get(`admin/bank-files/${uuid}/transfers.csv`, { headers: { accept: 'text/csv' } })
          .blob();
      } catch (error) {
        throw new Refused(await readProblem(error), error);
      }
    },
  });
}
