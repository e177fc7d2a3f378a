import '../../platform/outbox/domain-events.js';
import type { ApprovalKind } from './approvals/money-approvals.table.js';
import type { RepaymentMethod } from './payments/payments.table.js';

/** Where an owner is paid from now on; accounts are masked, as their country and last digits. */
export interface PayoutAccountEvent {
  kind: 'payout_account_changed';
  userUuid: string;
  /** Null when there was none, and for one at the payment provider. */
  before: string | null;
  after: string | null;
  /** Until when payouts wait; null for a first account. */
  heldUntil: Date | null;
  /** What the mail has, and nothing else: with it the owner ends the wait. Null for a first account. */
  confirmation: string | null;
  /** The holder, where it is neither the owner's name nor their company's. */
  otherHolder: string | null;
}

interface ApprovalEvent {
  paymentUuid: string;
  of: ApprovalKind;
  amountMinor: number;
  /** An administrator. */
  requestedBy: string;
}

/** Money that moves after a trip was paid. */
export type BillingEvent = { reservationUuid: string } & (
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
    }
  /** A person made it at the provider itself. */
  | { kind: 'provider_refund_found'; amountMinor: number }
  /** Of so many trips, less what the owner owed. */
  | { kind: 'payout_paid'; amountMinor: number; tripCount: number; keptMinor: number }
  /** The owner's bank did not take it, or sent it back; the reason is the provider's word. */
  | { kind: 'payout_failed'; amountMinor: number; reason: string }
  /** The trip was paid out, and the books have changed since; below zero, the owner owes it. */
  | { kind: 'payout_corrected'; amountMinor: number }
);

declare module '../../platform/outbox/domain-events.js' {
  interface DomainEvents {
    billing: BillingEvent;
    payoutAccount: PayoutAccountEvent;
  }
}
