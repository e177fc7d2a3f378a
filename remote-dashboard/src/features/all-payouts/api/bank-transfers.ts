import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, answerOf, Refused } from 'api-client';
import { readProblem, useApiClient, type ApiClient } from 'shared-auth';
import { paymentKeys } from '../../../api/payment-keys';

type BankTransferPage = Answer<'listBankTransfers'>;
export type BankTransfer = BankTransferPage['transfers'][number];
export type BankTransferStatus = BankTransfer['status'];

/** Lines of the file for the bank in one state, the oldest first. */
export function bankTransfersOptions(api: ApiClient, status: BankTransferStatus) {
  return infiniteQueryOptions({
    queryKey: [...paymentKeys.all, 'bank-transfers', status],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      answerOf<BankTransferPage>(
        api.get('admin/payout-transfers', {
          signal,
          searchParams: { status, limit: 100, ...(pageParam && { cursor: pageParam }) },
        }),
      ),
    getNextPageParam: ({ next_cursor: cursor }) => cursor ?? undefined,
  });
}

/** What the bank did: it took some lines, or sent one back. Sent again, either changes nothing. */
type BankAnswer =
  | { path: 'confirm'; json: { transfer_uuids: string[] } }
  | { path: string; json: { reason: string } };

/** Says what the bank did with lines of its file. */
export function useAnswerBankTransfers() {
  const api = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ path, json }: BankAnswer) => {
      try {
        await api.post(`admin/payout-transfers/${path}`, { json });
      } catch (error) {
        throw new Refused(await readProblem(error), error);
      }
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: paymentKeys.all }),
  });
}
