import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Answer, type Api, once, useApi } from '@drove/api-client';
import { paymentKeys } from '../../../api/payment-keys';
import { reservationKeys } from '../../../api/reservations';
import { chosenOf, pagesOptions } from '../../../api/pages';

type PaymentPage = Answer<'GET /admin/payments'>;
export type AccountedPayment = PaymentPage['payments'][number];
export type PaymentTotals = PaymentPage['totals'][number];

export const paymentFilterNames = ['status', 'purpose', 'refund', 'from', 'to', 'query'] as const;
/** Which payments are shown; an empty value does not narrow them. Days are `YYYY-MM-DD`, both included. */
export type PaymentFilter = Record<(typeof paymentFilterNames)[number], string>;

/** Every payment of the marketplace with its parts, and what all that pass the filter come to. */
export function allPaymentsOptions(api: Api, filter: PaymentFilter) {
  return pagesOptions([...paymentKeys.all, 'all', chosenOf(filter)], ({ signal, cursor }) =>
    api.get('/admin/payments', {
      signal,
      query: { ...chosenOf(filter), limit: 25, cursor },
    }),
  );
}

/** Fetches the payments that pass the filter as a file. */
export function useExportPayments() {
  const api = useApi();
  return useMutation({
    mutationFn: (filter: PaymentFilter) => api.file('/admin/payments.csv', { query: chosenOf(filter) }),
  });
}

/** Makes a refund again that the customer's bank did not take. */
export function useRetryRefund() {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    // A refund is made again once, so that its own id is the key.
    mutationFn: (refundUuid: string) =>
      api.post('/admin/refunds/{refund_uuid}/retry', {
        path: { refund_uuid: refundUuid },
        headers: { 'idempotency-key': `retry-${refundUuid}` },
      }),
    onSettled: refresh,
  });
}

/** How money reaches a customer whose bank refused a refund. */
export type RepaymentMethod = NonNullable<AccountedPayment['refunds'][number]['repaid']>['method'];

/** Notes that a refund has reached the customer another way. */
export function useRepayRefund() {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    // Sent twice it is refused: a refund is owed once.
    mutationFn: ({
      refundUuid,
      ...json
    }: {
      refundUuid: string;
      method: RepaymentMethod;
      reference: string;
      payee: string;
    }) =>
      once(JSON.stringify(['repay', refundUuid, json]), (headers) =>
        api.post('/admin/refunds/{refund_uuid}/repayment', {
          path: { refund_uuid: refundUuid },
          json,
          headers,
        }),
      ),
    onSettled: refresh,
  });
}

export interface RefundOrder {
  paymentUuid: string;
  amountMinor: number;
  reason: string;
}

/** Gives a part of a payment back, or all of it. */
export function useRefundPayment() {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    // What is typed anew is another refund; the same one sent again is made once.
    mutationFn: ({ paymentUuid, amountMinor, reason }: RefundOrder) =>
      once(JSON.stringify(['refund', paymentUuid, amountMinor, reason]), (headers) =>
        api.post('/admin/payments/{payment_uuid}/refund', {
          path: { payment_uuid: paymentUuid },
          json: { amount_minor: amountMinor, reason },
          headers,
        }),
      ),
    onSettled: refresh,
  });
}

export type ApprovalDecision = 'approve' | 'decline';

/** Approves or declines what another administrator has requested. */
export function useDecideOnApproval() {
  const api = useApi();
  const refresh = useRefresh();
  return useMutation({
    // It is decided once, so that its own id is the key.
    mutationFn: ({ approvalUuid, decision }: { approvalUuid: string; decision: ApprovalDecision }) =>
      api.post(`/admin/approvals/{approval_uuid}/${decision}`, {
        path: { approval_uuid: approvalUuid },
        headers: { 'idempotency-key': `${decision}-${approvalUuid}` },
      }),
    onSettled: refresh,
  });
}

function useRefresh() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all(
      [paymentKeys.all, reservationKeys.all].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
}
