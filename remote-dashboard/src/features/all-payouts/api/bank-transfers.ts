import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, type Api, useApi } from '@drove/api-client';
import { paymentKeys } from '../../../api/payment-keys';
import { pagesOptions } from '../../../api/pages';

type BankTransferPage = Answer<'GET /admin/payout-transfers'>;
export type BankTransfer = BankTransferPage['transfers'][number];
export type BankTransferStatus = BankTransfer['status'];

/** Lines of the file for the bank in one state, the oldest first. */
export function bankTransfersOptions(api: Api, status: BankTransferStatus) {
  return pagesOptions([...paymentKeys.all, 'bank-transfers', status], ({ signal, cursor }) =>
    api.get('/admin/payout-transfers', {
      signal,
      query: { status, limit: 100, cursor },
    }),
  );
}

/** Records that the bank carried out some lines of its file, or sent one back. Recorded again, either changes nothing. */
export function useAnswerBankTransfers() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answer: { paid: string[] } | { returned: string; reason: string }) =>
      'paid' in answer
        ? api.post('/admin/payout-transfers/confirm', { json: { transfer_uuids: answer.paid } })
        : api.post('/admin/payout-transfers/{transfer_uuid}/return', {
            path: { transfer_uuid: answer.returned },
            json: { reason: answer.reason },
          }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: paymentKeys.all }),
  });
}
