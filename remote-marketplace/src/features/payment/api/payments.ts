import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, type Api, askAgain, once, type RequestOf, useApi } from '@drove/api-client';
import { changeKeys } from './changes';
import { reservationKeys, type Payment } from '../../../api/reservations';

/** What is paid for: a trip, what a change of it costs more, its late return, or its deposit. */
export interface Payable {
  kind: 'reservations' | 'changes' | 'late-fee' | 'deposit';
  uuid: string;
}

type PayRequest = RequestOf<'POST /reservations/{reservation_uuid}/pay'>;
export type PaymentMethod = PayRequest['method'];
export type SavedCard = NonNullable<Answer<'GET /my/card'>['card']>;

const savedCardKey = ['my-card'];
const tripPaths = {
  reservations: '/reservations/{reservation_uuid}/pay',
  'late-fee': '/reservations/{reservation_uuid}/late-fee/pay',
  deposit: '/reservations/{reservation_uuid}/deposit/pay',
} as const;

/** Who takes the cards, and what their form needs. */
export function paymentSettingsOptions(api: Api) {
  return queryOptions({
    queryKey: ['payment-settings'],
    queryFn: ({ signal }) => api.get('/payment-settings', { signal }),
    staleTime: Infinity,
  });
}

/** The card that the customer let us keep, or null. */
export function savedCardOptions(api: Api) {
  return queryOptions({
    queryKey: savedCardKey,
    queryFn: async ({ signal }) => (await api.get('/my/card', { signal })).card,
    // A card can be entered without it: the form does not wait for a second try.
    retry: false,
  });
}

/**
 * Pays for a trip, a change or a late return. A request whose answer is lost is repeated under the same key, so nothing is paid twice. It
 * is pending until what is shown of the trip is fresh, whatever came of it.
 */
export function usePay({ kind, uuid }: Payable) {
  const api = useApi();
  return useMutation({
    mutationFn: (json: PayRequest) =>
      once(`pay ${kind} ${uuid}`, (headers) =>
        kind === 'changes'
          ? api.post('/changes/{change_uuid}/pay', { path: { change_uuid: uuid }, json, headers })
          : api.post(tripPaths[kind], { path: { reservation_uuid: uuid }, json, headers }),
      ),
    ...askAgain,
    networkMode: 'always',
    onSettled: useRefresh(),
  });
}

/** Tells the API what came of the bank's question; `approved` is the answer to the test bank. */
export function useConfirmPayment(paymentUuid: Payment['payment_uuid']) {
  const api = useApi();
  return useMutation({
    mutationFn: (json: RequestOf<'POST /payments/{payment_uuid}/confirm'>) =>
      api.post('/payments/{payment_uuid}/confirm', { path: { payment_uuid: paymentUuid }, json }),
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
      [reservationKeys.all, changeKeys.all, savedCardKey].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    );
}
