import { toPaymentBody, toRefundBody } from '../payments/payment-body.js';
import type { OpenApproval } from '../approvals/money-approvals.repository.js';
import type { Refund } from '../payments/payments.table.js';
import { refundableMinor } from '../refunds/refundable.js';
import { toMoney } from '../../../platform/money/money.schemas.js';
import type { AccountedPayment, PaymentTotals } from './accounted-payments.repository.js';
import type { AccountedPaymentBody, TotalsBody } from './accounting.schemas.js';

/**
 * A payment as administrators see it.
 *
 * @param refunds those of it among others, oldest first
 * @param approvals the open one of it among others
 */
export function toAccountedPayment(
  payment: AccountedPayment,
  refunds: readonly Refund[],
  approvals: readonly OpenApproval[],
): AccountedPaymentBody {
  const { currency } = payment;
  const approval = approvals.find(({ payment_uuid }) => payment_uuid === payment.uuid);
  return {
    ...toPaymentBody(payment, 'admin'),
    car: { car_uuid: payment.car_uuid, make: payment.make, model: payment.model },
    customer: {
      fname: payment.customer_fname,
      lname: payment.customer_lname,
      email: payment.customer_email,
    },
    owner: { fname: payment.owner_fname, lname: payment.owner_lname },
    provider: payment.provider,
    refundable: toMoney(refundableMinor(payment), currency),
    owed: toMoney(payment.owed_minor, currency),
    charged_back: toMoney(payment.charged_back_minor, currency),
    awaiting_approval: approval === undefined ? null : toApprovalBody(approval, currency),
    refunds: refunds.filter(({ payment_uuid }) => payment_uuid === payment.uuid).map(toRefundBody),
    ...splitOf(payment),
  };
}

function toApprovalBody(
  { uuid, kind, amount_minor, body, requested_by, requested_at, fname, lname }: OpenApproval,
  currency: string,
): NonNullable<AccountedPaymentBody['awaiting_approval']> {
  return {
    approval_uuid: uuid,
    kind,
    amount: toMoney(amount_minor, currency),
    reason: body.reason ?? null,
    repayment: body.repayment ?? null,
    requested_by: { user_uuid: requested_by, fname, lname },
    requested_at: requested_at.toISOString(),
  };
}

/** Totals as administrators see them. */
export function toTotals(totals: PaymentTotals): TotalsBody {
  const { currency, payments, paid_minor, refunded_minor, charged_back_minor } = totals;
  return {
    currency,
    payments,
    paid: toMoney(paid_minor, currency),
    refunded: toMoney(refunded_minor, currency),
    kept: toMoney(paid_minor - refunded_minor - charged_back_minor, currency),
    charged_back: toMoney(charged_back_minor, currency),
    chargebacks: toMoney(totals.chargeback_minor, currency),
    owed: toMoney(totals.owed_minor, currency),
    ...splitOf(totals),
  };
}

function splitOf(
  of: Pick<PaymentTotals, 'currency' | 'payout_minor' | 'commission_minor' | 'fee_minor' | 'tax_minor'>,
) {
  return {
    payout: toMoney(of.payout_minor, of.currency),
    commission: toMoney(of.commission_minor, of.currency),
    fee: toMoney(of.fee_minor, of.currency),
    tax: toMoney(of.tax_minor, of.currency),
  };
}
