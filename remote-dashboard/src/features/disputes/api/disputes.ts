import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, answerOf, once, Refused } from 'api-client';
import { readProblem, useApiClient, type ApiClient } from 'shared-auth';
import { paymentKeys } from '../../../api/payment-keys';

type DisputeList = Answer<'listDisputes'>;
export type Dispute = DisputeList['disputes'][number];
export type DisputeCase = Answer<'readDispute'>;

/** Payments that are disputed at the bank, those first that wait for an answer. */
export function disputesOptions(api: ApiClient, reservationUuid?: string) {
  const searchParams = reservationUuid === undefined ? {} : { reservation_uuid: reservationUuid };
  return queryOptions({
    queryKey: [...paymentKeys.all, 'disputes', searchParams],
    queryFn: ({ signal }) => answerOf<DisputeList>(api.get('admin/disputes', { signal, searchParams })),
  });
}

/** A dispute with all that speaks for the payment. */
export function disputeOptions(api: ApiClient, uuid: string) {
  return queryOptions({
    queryKey: [...paymentKeys.all, 'dispute', uuid],
    queryFn: ({ signal }) => answerOf<DisputeCase>(api.get(`admin/disputes/${uuid}`, { signal })),
  });
}

/** Answers the bank, once: sent again after its answer was lost, it bears the same key. */
export function useAnswerDispute(uuid: string) {
  const api = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (json: { answer: 'contest' | 'accept'; explanation: string }) =>
      once(JSON.stringify(['answer dispute', uuid, json]), (headers) =>
        answerOf<DisputeCase>(api.post(`admin/disputes/${uuid}/answer`, { json, headers })),
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
  const api = useApiClient();
  return useMutation({
    mutationFn: async () => {
      try {
        return await api
          .get(`admin/disputes/${uuid}/evidence.zip`, { headers: { accept: 'application/zip' } })
          .blob();
      } catch (error) {
        throw new Refused(await readProblem(error), error);
      }
    },
  });
}
