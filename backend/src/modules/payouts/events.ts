import '../../platform/outbox/domain-events.js';

/** Where an owner is paid from now on; bank accounts are masked, as their country and last digits. */
export interface PayoutAccountEvent {
  kind: 'payout_account_changed';
  userUuid: string;
  /** Null when there was none. */
  before: string | null;
  /** Null, with `before`, for another bank account of the same account at the payment provider. */
  after: string | null;
  /** Until when payouts wait; null for a first account. */
  heldUntil: Date | null;
  /** What the mail has, and nothing else: with it the owner ends the wait. Null for a first account. */
  confirmation: string | null;
  /** The holder, where it is neither the owner's name nor their company's. */
  otherHolder: string | null;
}

/** What becomes of an owner’s money. */
export type PayoutEvent = { reservationUuid: string } &
  /** Of so many trips, less what the owner owed. */
  (
    | { kind: 'payout_paid'; amountMinor: number; tripCount: number; keptMinor: number }
    /** The owner's bank did not take it, or sent it back; the reason is the provider's word. */
    | { kind: 'payout_failed'; amountMinor: number; reason: string }
    /** The trip was paid out, and the books have changed since; below zero, the owner owes it. */
    | { kind: 'payout_corrected'; amountMinor: number }
  );

declare module '../../platform/outbox/domain-events.js' {
  interface DomainEvents {
    payouts: PayoutEvent;
    payoutAccount: PayoutAccountEvent;
  }
}
