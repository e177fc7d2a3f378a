import { toMoney } from '../pricing/money.schemas.js';
import type { PaymentBody, RefundBody } from './payment.schemas.js';
import type { Payment, Refund } from './payments.table.js';

/**
 * A payment as the API shows it.
 *
 * @param isPayer what is still to be done is for the person who pays alone
 */
export function toPaymentBody(payment: Payment, isPayer: boolean): PaymentBody {
  const { currency, card_brand, card_last4, failure_code, status } = payment;
  return {
    payment_uuid: payment.uuid,
    reservation_uuid: payment.reservation_uuid,
    change_uuid: payment.change_uuid,
    purpose: payment.purpose,
    status,
    amount: toMoney(payment.amount_minor, currency),
    refunded: toMoney(payment.refunded_minor, currency),
    card: card_brand === null || card_last4 === null ? null : { brand: card_brand, last4: card_last4 },
    action: isPayer && status === 'requires_action' ? payment.action : null,
    failure: failure_code === null ? null : { code: failure_code, message: payment.failure_message ?? '' },
    created_at: payment.created_at.toISOString(),
    captured_at: payment.captured_at?.toISOString() ?? null,
  };
}

/** A refund as the API shows it. */
export function toRefundBody(refund: Refund): RefundBody {
  return {
    refund_uuid: refund.uuid,
    payment_uuid: refund.payment_uuid,
    amount: toMoney(refund.amount_minor, refund.currency),
    reason: refund.reason,
    kind: refund.kind,
    status: refund.status,
    retry_of: refund.retry_of,
    created_at: refund.created_at.toISOString(),
    settled_at: refund.settled_at?.toISOString() ?? null,
  };
}
