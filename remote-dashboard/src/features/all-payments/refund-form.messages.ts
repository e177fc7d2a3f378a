import { explainRefusal } from '../../api/refused';

/** Why a payment was not refunded. */
export const explainRefund = (error: unknown) =>
  explainRefusal(error, { amount_minor: 'amount', reason: 'reason' });
