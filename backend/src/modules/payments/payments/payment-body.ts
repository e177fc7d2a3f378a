import { toMoney } from '../../../platform/money/money.schemas.js';
import { paidStatuses, type PaymentStatus } from './payment-life-cycle.js';
import type { PaymentBody, RefundBody } from './payment.schemas.js';
import type { Payment, Refund } from './payments.table.js';
import type { Viewer } from '../../people/public.js';

/**
 * A payment as the API shows it.
 *
 * @param viewer what is still to be done is for the person who pays alone, and the card is none of the owner's business
 */
export function toPaymentBody(payment: Payment, viewer: Viewer): PaymentBody {
  const { currency, card_brand, card_last4, failure_code, status } = payment;
  const isOwner = viewer === 'owner';
  return {
    payment_uuid: payment.uuid,
    reservation_uuid: payment.reservation_uuid,
    change_uuid: payment.change_uuid,
    purpose: payment.purpose,
    status,
    amount: toMoney(payment.amount_minor, currency),
    refunded: toMoney(payment.refunded_minor, currency),
    card:
      isOwner || card_brand === null || card_last4 === null ? null : { brand: card_brand, last4: card_last4 },
    action: viewer === 'customer' && status === 'requires_action' ? payment.action : null,
    failure:
      isOwner || failure_code === null
        ? null
        : { code: failure_code, message: payment.failure_message ?? '' },
    created_at: payment.created_at.toISOString(),
    captured_at: payment.captured_at?.toISOString() ?? null,
  };
}

const seenByOwner: readonly PaymentStatus[] = ['authorized', ...paidStatuses, 'voided'];

/** Whether a person may know of a payment at all: what became of a customer's other cards is not for the owner. */
export function isPaymentFor(viewer: Viewer, { status }: Pick<Payment, 'status'>): boolean {
  return viewer !== 'owner' || seenByOwner.includes(status);
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
    repaid: repaidBody(refund),
  };
}

function repaidBody({ repaid_at, repaid_method, ...refund }: Refund): RefundBody['repaid'] {
  if (repaid_at === null || repaid_method === null) return null;
  return {
    method: repaid_method,
    reference: refund.repaid_reference ?? '',
    payee: refund.repaid_payee,
    at: repaid_at.toISOString(),
  };
}
