import type { ColumnType, Generated, Selectable } from 'kysely';
import type { LedgerLine } from '../../books/public.js';
import type { JsonOf } from '../../../platform/database/json-of.js';
import type { PaymentStatus } from './payment-life-cycle.js';
import type { PaymentAction } from '../providers/payment-provider.js';

type NullableJsonOf<Value> = ColumnType<Value | null, string | null, string | null>;

export const paymentPurposes = ['booking', 'difference', 'late_fee', 'deposit'] as const;
/** What of a trip a payment is for. */
export type PaymentPurpose = (typeof paymentPurposes)[number];

/** One try to pay; another try is another row. */
export interface PaymentsTable {
  uuid: Generated<string>;
  reservation_uuid: string;
  change_uuid: string | null;
  purpose: PaymentPurpose;
  status: PaymentStatus;
  amount_minor: number;
  currency: string;
  provider: string;
  /** The provider's name for it; null until it has answered. */
  provider_ref: string | null;
  /** The key of the customer's request. */
  idempotency_key: string;
  card_brand: string | null;
  card_last4: string | null;
  /** The provider's name for the card, where it keeps it. */
  saved_method: Generated<string | null>;
  /** The customer let us keep the card for their next payments. */
  saves_card: Generated<boolean>;
  /** Until when what is set aside can be taken, where the provider says so. */
  authorized_until: Generated<Date | null>;
  /** What the customer has to do while it `requires_action`. */
  action: NullableJsonOf<PaymentAction>;
  failure_code: string | null;
  /** For the customer. */
  failure_message: string | null;
  /** What the ledger gets when it is captured. */
  entries: JsonOf<LedgerLine[]>;
  created_at: Date;
  authorized_at: Date | null;
  captured_at: Date | null;
  captured_minor: Generated<number>;
  /** All refunds that have not failed, and those that reached the customer another way. */
  refunded_minor: Generated<number>;
  /** Refunds that have failed and are still owed to the customer. */
  owed_minor: Generated<number>;
  /** What its bank took back for disputes. */
  charged_back_minor: Generated<number>;
  /** How much of that a bank holds for disputes that it has not decided, less refunds that wait for its decision. */
  held_minor: Generated<number>;
  updated_at: Date;
}

export type Payment = Selectable<PaymentsTable>;

export interface RefundsTable {
  uuid: Generated<string>;
  payment_uuid: string;
  reservation_uuid: string;
  amount_minor: number;
  currency: string;
  reason: string;
  /** `provider`: made at the provider itself, by hand. */
  kind: 'cancellation' | 'change' | 'admin' | 'declined' | 'provider';
  /** `on_hold`: a bank has the money while it decides a dispute; `charged_back`: it has given it back itself. */
  status: 'on_hold' | 'pending' | 'succeeded' | 'failed' | 'charged_back';
  /** The dispute that a refund on hold waits for, or waited for. */
  dispute_uuid: Generated<string | null>;
  provider_ref: string | null;
  /** Null when the system did it itself. */
  created_by: string | null;
  /** The refund that failed and that this one makes up for. */
  retry_of: string | null;
  created_at: Date;
  settled_at: Date | null;
  /** When one that failed was paid to the customer another way, how, and what the bank or the receipt calls it. */
  repaid_at: Generated<Date | null>;
  repaid_method: Generated<RepaymentMethod | null>;
  repaid_reference: Generated<string | null>;
  /** Who received it; null for repayments before it was asked. */
  repaid_payee: Generated<string | null>;
  repaid_by: Generated<string | null>;
}

export const repaymentMethods = ['bank_transfer', 'cash', 'credit', 'other'] as const;
/** How a refund reaches a customer whose bank refused it. */
export type RepaymentMethod = (typeof repaymentMethods)[number];

/** How the money reached the customer, and what the bank or the receipt calls it. */
export interface Repayment {
  method: RepaymentMethod;
  reference: string;
  /** Who received it. */
  payee: string;
}

export type Refund = Selectable<RefundsTable>;

/** Who customers are at a provider. */
export interface PaymentCustomersTable {
  user_uuid: string;
  provider: string;
  /** The provider's name for them. */
  ref: string;
  created_at: Date;
}

/** The card that a customer let us keep for the payments they make. */
export interface SavedCardsTable {
  user_uuid: string;
  provider: string;
  /** The provider's name for it. */
  ref: string;
  brand: string;
  last4: string;
  saved_at: Date;
}

export type SavedCard = Selectable<SavedCardsTable>;

/** What providers have told us, once each. */
export interface PaymentEventsTable {
  provider: string;
  event_id: string;
  type: string;
  provider_ref: string | null;
  payment_uuid: string | null;
  refund_ref: string | null;
  dispute_ref: Generated<string | null>;
  account_ref: Generated<string | null>;
  payout_ref: Generated<string | null>;
  payload: JsonOf<unknown>;
  received_at: Date;
  handled_at: Date | null;
}
