import { explainRefusal } from '@drove/api-client';

/** Why the parts of a payment were not corrected. The API says why they cannot be now. */
export const explainCorrection = (error: unknown) =>
  explainRefusal<'POST /admin/payments/{payment_uuid}/correction'>(
    error,
    { reason: 'reason' },
    { PAYMENT_NOT_FOUND: 'We can’t find this payment any more.', MOVE_NOT_ALLOWED: null },
  );
