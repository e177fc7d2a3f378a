import '../../platform/outbox/domain-events.js';
import type { ApprovalKind } from './approvals/money-approvals.table.js';
import type { RepaymentMethod } from './payments/payments.table.js';

interface ApprovalEvent {
  paymentUuid: string;
  of: ApprovalKind;
  amountMinor: number;
  /** An administrator. */
  requestedBy: string;
}

/** Money that moves after a trip was paid. */
export type PaymentEvent = { reservationUuid: string } & (
  | { kind: 'payment_refunded'; amountMinor: number; reason: string }
  /** It waits for a second administrator. */
  | (ApprovalEvent & { kind: 'approval_requested' })
  /** It was declined, or the payment no longer allowed it. */
  | (ApprovalEvent & { kind: 'approval_ended'; reason: string })
  /** The customer's bank did not take it: it is owed to them. */
  | { kind: 'refund_failed'; amountMinor: number }
  | { kind: 'refund_repaid'; amountMinor: number; method: RepaymentMethod; reference: string; payee: string }
  /** The customer objects to a payment at their bank. */
  | { kind: 'payment_disputed'; amountMinor: number; reason: string; respondBy: Date | null }
  | { kind: 'dispute_closed'; amountMinor: number; isWon: boolean }
  /** The bank paid another amount than was asked for: it went back, and the trip or the change was stopped. */
  | {
      kind: 'payment_mismatched';
      askedMinor: number;
      askedCurrency: string;
      takenMinor: number;
      takenCurrency: string;
      /** The bank took it back; otherwise it is owed to the customer, and administrators pay it another way. */
      isRefunded: boolean;
    }
  /** A person made it at the provider itself. */
  | { kind: 'provider_refund_found'; amountMinor: number }
);

declare module '../../platform/outbox/domain-events.js' {
  interface DomainEvents {
    payments: PaymentEvent;
  }
}
