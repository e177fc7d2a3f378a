import { explainRefusal } from 'api-client';

/** Why a payment was not refunded. */
export const explainRefund = (error: unknown) =>
  explainRefusal(error, { amount_minor: 'amount', reason: 'reason' });
