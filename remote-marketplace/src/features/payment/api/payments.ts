import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, answerOf, askAgain, once, type RequestOf } from 'api-client';
import { useApiClient, type ApiClient } from 'shared-auth';
import { changeKeys } from './changes';
import { reservationKeys, type Payment } from '../../../api/reservations';

/** What is paid for: a trip, what a change of it costs more, its late return, or its deposit. */
export interface Payable {
  kind: 'reservations' | 'changes' | 'late-fee' | 'deposit';
  uuid: string;
}

export type PaymentMethod = RequestOf<'payReservation'>['method'];
export type PaymentSettings = Answer<'readPaymentSettings'>;

/** Who takes the cards, and what their form needs to be told. */
export function paymentSettingsOptions(api: ApiClient) {
  return queryOptions({
    queryKey: ['payment-settings'],
    queryFn: ({ signal }) => answerOf<PaymentSettings>(api.get('payment-settings', { signal })),
    staleTime: Infinity,
  });
}

const pathOf = ({ kind, uuid }: Payable) =>
  kind === 'late-fee' || kind === 'deposit' ? `reservations/${uuid}/${kind}/pay` : `${kind}/${uuid}/pay`;

/**
 * Pays for a trip, a change or a late return. A lost answer is asked for again under the same key, so nothing is paid twice. It
 * is pending until what is shown of the trip is fresh, whatever came of it.
 */
export function usePay({ kind, uuid }: Payable) {
  const api = useApiClient();
  return useMutation({
    mutationFn: (method: PaymentMethod) =>
      once(`pay ${kind} ${uuid}`, (headers) =>
        answerOf<Answer<'payReservation'>>(api.post(pathOf({ kind, uuid }), { json: { method }, headers })),
      ),
    ...askAgain,
    networkMode: 'always',
    onSettled: useRefresh(),
  });
}

/** Tells the API what came of the bank's question; `approved` is the answer to the test bank. */
export function useConfirmPayment(paymentUuid: Payment['payment_uuid']) {
  const api = useApiClient();
  return useMutation({
    mutationFn: (json: RequestOf<'confirmPayment'>) =>
      answerOf<Answer<'confirmPayment'>>(api.post(`payments/${paymentUuid}/confirm`, { json })),
    // Confirming twice is confirming once.
    ...askAgain,
    networkMode: 'always',
    onSettled: useRefresh(),
  });
}

function useRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [reservationKeys.all, changeKeys.all].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
}
