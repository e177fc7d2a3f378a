import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import type { LedgerLine } from './ledger/ledger.table.js';
import type { Payment } from './payments/payments.table.js';
import type { PaymentFailure } from './payments/providers/payment-provider.js';
import type { User } from '../people/public.js';

/** What is due, by the server's own reckoning, and what the books get when it is paid. */
export interface Due {
  amountMinor: number;
  entries: LedgerLine[];
}

/** What of a trip a payment is for: its booking, the difference that a change makes, the fee for a late return, or the deposit. */
export interface PaidPart extends Pick<Payment, 'purpose' | 'change_uuid'> {
  /** A deposit is set aside again before its bank lets go of it. */
  isRenewal?: boolean;
}

/** A payment for one part. */
export type PaymentForPart = PaidPart & Pick<Payment, 'uuid'>;

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
  /** A deposit is set aside on the same card later. */
  keepsMethod: boolean;
  /**
   * What is to be paid now.
   *
   * @throws Problem when there is nothing to pay, or no longer
   */
  due: (customer: User, part: PaidPart, now: Date) => Promise<Due>;
  /**
   * The bank has set the amount aside.
   *
   * @returns why it is not wanted any more, for the customer; undefined when all is well
   */
  authorized: (payment: PaymentForPart, now: Date) => Promise<PaymentFailure | undefined>;
  /** What is to happen with an amount that is set aside, as things are now; `none` while an answer is awaited. */
  nextStep: (payment: PaymentForPart) => Promise<'capture' | 'void' | 'none'>;
  /**
   * The bank has paid.
   *
   * @returns whether it is owed; what is not goes back to the customer
   */
  captured: (part: PaidPart, now: Date) => Promise<boolean>;
  /** A bank has decided a dispute about one of its payments. */
  bankDecided: (now: Date) => Promise<void>;
  /** The bank did not pay what it had set aside. */
  unpaid: (part: PaidPart, now: Date) => Promise<void>;
}

/** Finds what is paid for. Booking fulfils it; the root plugs it in. */
export interface Payables {
  /** Undefined when there is none with this UUID. */
  find: (database: Kysely<Tables>, uuid: string) => Promise<PayableParties | undefined>;
  /** The same, locked until the transaction ends. */
  lock: (transaction: Kysely<Tables>, uuid: string) => Promise<Payable | undefined>;
}
