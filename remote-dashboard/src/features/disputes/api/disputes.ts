import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, type Api, once, useApi } from '@drove/api-client';
import { paymentKeys } from '../../../api/payment-keys';

type DisputeList = Answer<'GET /admin/disputes'>;
export type Dispute = DisputeList['disputes'][number];
export type DisputeCase = Answer<'GET /admin/disputes/{dispute_uuid}'>;

/** Payments that are disputed at the bank, those first that wait for an answer. */
export function disputesOptions(api: Api, reservationUuid?: string) {
  const searchParams = reservationUuid === undefined ? {} : { reservation_uuid: reservationUuid };
  return queryOptions({
    queryKey: [...paymentKeys.all, 'disputes', searchParams],
    queryFn: ({ signal }) => api.get('/admin/disputes', { signal, query: searchParams }),
  });
}

/** A dispute with all that speaks for the payment. */
export function disputeOptions(api: Api, uuid: string) {
  return queryOptions({
    queryKey: [...paymentKeys.all, 'dispute', uuid],
    queryFn: ({ signal }) =>
      api.get('/admin/disputes/{dispute_uuid}', { path: { dispute_uuid: uuid }, signal }),
  });
}

/** Answers the bank, once: sent again after its answer was lost, it bears the same key. */
export function useAnswerDispute(uuid: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: { answer: 'contest' | 'accept'; explanation: string }) =>
      once(JSON.stringify(['answer dispute', uuid, json]), (headers) =>
        api.post('/admin/disputes/{dispute_uuid}/answer', { path: { dispute_uuid: uuid }, json, headers }),
      ),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: paymentKeys.all }),
        queryClient.invalidateQueries({ queryKey: ['home'] }),
      ]),
  });
}

/** Fetches the evidence as one file. */
export function useExportEvidence(uuid: string) {
  const api = useApi();
  return useMutation({
    mutationFn: () =>
      api.file('/admin/disputes/{dispute_uuid}/evidence.zip', { path: { dispute_uuid: uuid } }),
  });
}
