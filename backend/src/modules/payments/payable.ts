import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import type { LedgerLine } from '../books/public.js';
import type { Payment } from './payments/payments.table.js';
import type { PaymentFailure } from './providers/payment-provider.js';
import type { User } from '../people/public.js';

/** What is due, by the server's own reckoning, and what the books get when it is paid. */
export interface Due {
  amountMinor: number;
  entries: LedgerLine[];
}

/** What of a trip a payment is for: its booking, the difference that a change makes, the fee for a late return, or the deposit. */
export interface PaidPart
  extends Pick<Payment, 'purpose' | 'change_uuid'>, Partial<Pick<Payment, 'authorized_at'>> {
  /** A deposit is set aside again before its bank lets go of it. */
  isRenewal?: boolean;
}

/** Between whom money moves. */
export interface PayableParties {
  uuid: string;
  customer_uuid: string;
  owner_uuid: string;
  currency: string;
}

/** What the owner's part of is theirs once it is over. */
export interface Earning extends Pick<PayableParties, 'uuid' | 'owner_uuid' | 'currency'> {
  /** Nothing is earned before. */
  isOver: boolean;
}

/**
 * What a customer pays for, locked until the transaction ends. Each payment is for one part of it.
 */
export interface Payable extends PayableParties, Earning {
  /** For the bank's statement. */
  description: string;
  /** What both sides call the trip. */
  bookingCode: string;
  /** A deposit is set aside on the same card later. */
  keepsMethod: boolean;
  /** One part of it, chosen by what a payment is for. */
  part: (part: PaidPart) => PayablePart;
  /** A bank has decided a dispute about one of its payments. */
  bankDecided: (now: Date) => Promise<void>;
}

/** What is to happen with an amount that a bank has set aside; `none` while an answer is awaited. */
export type PaymentStep = 'capture' | 'void' | 'none';

/** What can be paid for: when it is due and how it is split, and what follows from each answer of the bank. */
export interface PayablePart {
  /** What a refund of it is called when the bank paid it after it had ended. */
  refundKind: 'cancellation' | 'change';
  /**
   * What is to be paid now.
   *
   * @throws Problem when there is nothing to pay, or no longer
   */
  due: (customer: User, now: Date) => Due | Promise<Due>;
  /**
   * The bank has set the amount aside.
   *
   * @returns what is to happen with it; or why it is not wanted any more, for the customer
   */
  authorized: (
    paymentUuid: string,
    now: Date,
  ) => PaymentStep | PaymentFailure | Promise<PaymentStep | PaymentFailure>;
  /** What is to happen with an amount that was set aside before, as things are now. */
  nextStep: (paymentUuid: string) => PaymentStep | Promise<PaymentStep>;
  /**
   * The bank has paid.
   *
   * @returns whether it is owed; what is not goes back to the customer
   */
  captured: (now: Date) => boolean | Promise<boolean>;
  /** The bank did not pay what it had set aside. */
  unpaid: (now: Date) => void | Promise<void>;
}

/** Finds what is paid for. Booking fulfils it; the root plugs it in. */
export interface Payables {
  /** Undefined when there is none with this UUID. */
  find: (database: Kysely<Tables>, uuid: string) => Promise<PayableParties | undefined>;
  /** The same, locked until the transaction ends. */
  lock: (transaction: Kysely<Tables>, uuid: string) => Promise<Payable | undefined>;
}
