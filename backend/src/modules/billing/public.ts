export { enqueueFinishPayments, enqueueSchedulePayout } from './billing-jobs.js';
export type { BillingEvent, PayoutAccountEvent } from './events.js';
export { bookingLines, changeLines, lateFeeLines, ledgerLine, waivedLines } from './ledger/ledger-lines.js';
export { post, readBalanceWithoutDisputes } from './ledger/ledger.repository.js';
export type { Due, PaidPart, Payable, PayablePart, Payables } from './payable.js';
export { abandonPayment } from './payments/abandon-payment.js';
export { confirmPayment, findOwnPayment } from './payments/confirm-payment.js';
export { mismatchCode } from './payments/mismatched-payment.js';
export { enqueueDeleteCustomers } from './payments/payment-customers.repository.js';
export { finishPayments } from './payments/finish-payments.js';
export { type PaymentTarget, bookingPart, depositPart, pay, requireNoneUnderWay } from './payments/pay.js';
export { isPaymentFor, toPaymentBody, toRefundBody } from './payments/payment-body.js';
export { type PaymentStatus, paidStatuses } from './payments/payment-life-cycle.js';
export {
  type PaymentBody,
  PaymentRef,
  PaymentSchema,
  PublicPaymentSettingsSchema,
  RefundRef,
  RefundSchema,
} from './payments/payment.schemas.js';
export { answerDispute, requireDispute } from './disputes/answer-dispute.js';
export { listDisputes, summariseDisputesToAnswer } from './disputes/payment-disputes.repository.js';
export { disputeAnswers, type PaymentDispute } from './disputes/payment-disputes.table.js';
export type { DisputeEvidence } from './payments/providers/payment-provider.js';
export { takeFromDeposit } from './deposits/take-from-deposit.js';
export { findLastPaid, readPayments } from './payments/payments.repository.js';
export type { Payment, Refund, RepaymentMethod } from './payments/payments.table.js';
export type { PaymentFailure } from './payments/providers/payment-provider.js';
export { requireTaken } from './payments/require-taken.js';
export { hasOpenDisputes } from './disputes/payment-disputes.repository.js';
export { hasOpenPayouts } from './payouts/open-payouts.repository.js';
export { sumIncomeByDay } from './payouts/payouts.repository.js';
export {
  paidMinorOf,
  readPaidMinor,
  readTakenBackMinor,
  refundableMinor,
  takenBackMinorOf,
} from './refunds/refundable.js';
export { refundReservation } from './refunds/refund-reservation.js';
export { hasOpenRefunds } from './refunds/refunds.repository.js';
export { settleRefunds } from './refunds/settle-refund.js';
