import { explainRefusal } from '@drove/api-client';

/** Why a payment was not refunded. The API says why it cannot be now. */
export const explainRefund = (error: unknown) =>
  explainRefusal<'POST /admin/payments/{payment_uuid}/refund'>(
    error,
    { amount_minor: 'amount', reason: 'reason' },
    {
      PAYMENT_NOT_FOUND: 'We can’t find this payment any more.',
      VALUE_NOT_ALLOWED: null,
      MOVE_NOT_ALLOWED: null,
    },
  );

/** Why a refund or repayment was not approved or declined. */
export const explainApproval = (error: unknown) =>
  explainRefusal<
    'POST /admin/approvals/{approval_uuid}/approve' | 'POST /admin/approvals/{approval_uuid}/decline'
  >(
    error,
    {},
    {
      APPROVAL_NOT_FOUND: 'We can’t find this request any more.',
      ALREADY_DECIDED: null,
      MOVE_NOT_ALLOWED: null,
      VALUE_NOT_ALLOWED: null,
    },
  );

/** Why it was not recorded that a refund was paid another way, or why it was not made again. */
export const explainRepayment = (error: unknown) =>
  explainRefusal<'POST /admin/refunds/{refund_uuid}/repayment' | 'POST /admin/refunds/{refund_uuid}/retry'>(
    error,
    { method: 'method', reference: 'reference' },
    { REFUND_NOT_FOUND: 'We can’t find this refund any more.', MOVE_NOT_ALLOWED: null },
  );
