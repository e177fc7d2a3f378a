export type { OwnerPayouts } from './deps.js';
export { foldBookingCode } from './booking-code.js';
export { enqueueDeleteCustomers } from './customers/payment-customers.repository.js';
export { removeSavedCard } from './customers/saved-cards.js';
export { deleteSavedCard, findSavedCard } from './customers/saved-cards.repository.js';
export { takeFromDeposit } from './deposits/take-from-deposit.js';
export {
  hasOpenDisputes,
  listDisputes,
  summariseDisputesToAnswer,
} from './disputes/payment-disputes.repository.js';
export type { PaymentEvent } from './events.js';
export type { Earning, PaidPart, Payable, PayablePart, Payables } from './payable.js';
export { abandonPayment } from './paying/abandon-payment.js';
export { confirmPayment, findOwnPayment } from './paying/confirm-payment.js';
export { finishPayments } from './paying/finish-payments.js';
export { mismatchCode } from './paying/mismatched-payment.js';
export {
  type PaymentRequest,
  type PaymentTarget,
  bookingPart,
  depositPart,
  pay,
  requireNoneUnderWay,
} from './paying/pay.js';
export { enqueueFinishPayments, providerRetries } from './payment-jobs.js';
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
export { findLastPaid, readPayments } from './payments/payments.repository.js';
export type { Payment, Refund, RepaymentMethod } from './payments/payments.table.js';
export { requireTaken } from './payments/require-taken.js';
export type { ProviderAccount, ProviderTransfer, TransferAsked } from './providers/owner-transfers.js';
export {
  type PaymentFailure,
  type ProviderEvent,
  ProviderFault,
  ProviderUnavailable,
} from './providers/payment-provider.js';
export { refundReservation } from './refunds/refund-reservation.js';
export {
  paidMinorOf,
  readPaidMinor,
  readTakenBackMinor,
  refundableMinor,
  takenBackMinorOf,
} from './refunds/refundable.js';
export { hasOpenRefunds } from './refunds/refunds.repository.js';
export { settleRefunds } from './refunds/settle-refund.js';
export { readBalanceWithoutDisputes } from './refunds/balance-without-disputes.js';
export { listCashMovements, readTripsOfPayments } from './paying/provider-cash.js';
