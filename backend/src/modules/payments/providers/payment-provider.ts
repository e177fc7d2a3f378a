import type { AccountHolder } from './account-holder.js';
import type { CashMovement } from '../../books/public.js';
import { TemporarilyUnavailable } from '../../../platform/jobs/temporarily-unavailable.js';
import type { IncomingHttpHeaders } from 'node:http';
import type { OwnerTransfers } from './owner-transfers.js';

/** How the customer pays. Card data is for the embedded test provider alone: with others it never reaches us. */
export type PaymentMethod =
  | {
      kind: 'card';
      number: string;
      expiry_month: number;
      expiry_year: number;
      cvc: string;
      holder: string;
    }
  | { kind: 'provider_method'; id: string }
  /** What the provider kept of an earlier payment. Never taken from a request. */
  | { kind: 'saved'; ref: string; isCustomerPresent: boolean };

/** What the customer has to do before the payment can go on. */
export type PaymentAction = { kind: 'test_challenge' } | { kind: 'stripe'; client_secret: string };

export interface PaymentFailure {
  code: string;
  /** For the customer. */
  message: string;
}

/** An amount that a bank has paid, in minor units of an ISO currency. */
export interface Captured {
  amountMinor: number;
  currency: string;
}

/** What a provider knows of a payment. */
export interface ProviderPayment {
  ref: string;
  status: 'requires_action' | 'authorized' | 'failed' | 'captured' | 'voided';
  failure?: PaymentFailure;
  /** What the bank has paid, once it has. */
  captured?: Captured;
  card?: { brand: string; last4: string };
  /** The provider's name for the card, where it was asked to keep it. */
  savedMethod?: string;
  /** Until when what is set aside can be taken, where the provider says so. */
  authorizedUntil?: Date;
  action?: PaymentAction;
}

export interface AuthorizationRequest {
  paymentUuid: string;
  amountMinor: number;
  currency: string;
  method: PaymentMethod;
  idempotencyKey: string;
  /** For us and the provider's own pages. */
  description: string;
  /** What the customer's bank statement adds to the marketplace's name: 10 letters and digits at most. */
  statementSuffix: string;
  /** Where in the app the customer comes back to when their bank sends them to a page of its own. */
  returnPath: string;
  /** The provider's name for the customer; undefined where it keeps none. */
  customerRef?: string | undefined;
  /** Where the provider sends its receipt; no one gets one without it. */
  receiptEmail?: string | undefined;
  /** The card is kept: another amount may be set aside on it later, without the customer or with them. */
  keepsMethod?: boolean;
  /** It is set aside for as long as the card allows, and most likely never taken. */
  isDeposit?: boolean;
}

/** Who pays, for the provider's own list of customers. */
export interface ProviderCustomer extends AccountHolder {
  name: string;
  email: string;
}

export interface ProviderEvent {
  /** The same however often it is delivered. */
  id: string;
  type: string;
  /** The payment that it is about; undefined when it is about something else. */
  ref: string | undefined;
  /** Our name for that payment, where the provider knows it: a message may overtake the answer that brings the ref. */
  paymentUuid: string | undefined;
  /** The refund that it is about, if it is about one. */
  refundRef?: string | undefined;
  /** The dispute that it is about, if it is about one. */
  disputeRef?: string | undefined;
  /** The owner's account in which it happened; undefined when it happened in ours. */
  accountRef?: string | undefined;
  /** The way to an owner's bank that it is about, if it is about one. */
  payoutRef?: string | undefined;
}

/** An amount that a provider says is set aside. */
export interface SetAside {
  ref: string;
  /** Our name for its payment; undefined where the provider has none. */
  paymentUuid: string | undefined;
  amountMinor: number;
  currency: string;
  since: Date;
}

/** What a provider knows of a refund. One that has succeeded may still fail days later. */
export interface ProviderRefund {
  refundRef: string;
  status: 'succeeded' | 'pending' | 'failed';
  /** The key with which it was asked for; undefined when a person made it elsewhere. */
  idempotencyKey: string | undefined;
  /** The payment that it is of. */
  ref: string;
  amountMinor: number;
}

/** What a provider knows of a customer's objection at their bank. */
export interface ProviderDispute {
  disputeRef: string;
  /** The payment that it is about. */
  ref: string;
  status: 'open' | 'won' | 'lost';
  amountMinor: number;
  /** What the bank has taken for it. */
  withdrawnMinor: number;
  /** In the provider's words. */
  reason: string;
  /** Until when evidence may be sent. */
  respondBy: Date | undefined;
  /** It is open, and the bank waits for our answer. */
  needsAnswer: boolean;
}

/** What speaks for a payment that is disputed, in words; a part that is not there is not sent. */
export interface DisputeEvidence {
  customerName: string;
  customerEmail: string;
  /** What was rented, where and when. */
  productDescription: string;
  serviceDate: string;
  /** How and when the customer was shown the rule about cancelling, and the rule. */
  cancellationPolicyDisclosure: string;
  refundPolicyDisclosure: string;
  /** All that happened, in order. */
  accessActivityLog: string;
  /** The agreement, the messages to the customer, and what an administrator adds. */
  uncategorizedText: string;
  /** Photos of the car, by their keys in the storage; of answers of an earlier release there are none. */
  photoKeys?: string[];
}

/** Evidence as it leaves: the photos are one file. */
export type SentEvidence = Omit<DisputeEvidence, 'photoKeys'> & { photosPdf?: Uint8Array };

/** Money that moved on our account with the provider. */
export interface ProviderTransaction extends Omit<CashMovement, 'paymentUuid'> {
  /** The payment that it is about, by the provider's name, if it is about one. */
  ref: string | undefined;
}

/** What the page needs to take a payment; nothing of it is secret. */
export type PublicPaymentSettings = { provider: 'test' } | { provider: 'stripe'; publishable_key: string };

/**
 * A service that moves money. Every call may be repeated with the same key and then does nothing new. Never call it
 * inside a database transaction: it may be slow, and the embedded database has one connection.
 *
 * All throw ProviderUnavailable when it is not known what has happened: ask again, or `retrieve`; and ProviderFault when
 * the provider refused because of a mistake of ours: nothing has happened.
 */
export interface PaymentProvider {
  readonly name: 'test' | 'stripe';
  /** Pays owners. */
  readonly transfers: OwnerTransfers;
  /** Whether its customers are written down there before they pay. */
  readonly keepsCustomers: boolean;
  /** Writes a customer down, once for each holder of an account, where {@link keepsCustomers}. */
  createCustomer: (customer: ProviderCustomer) => Promise<string>;
  /** Deletes a customer with their cards; of one that is gone already, it does nothing. Their payments stay. */
  deleteCustomer: (ref: string) => Promise<void>;
  /** Forgets a card that it kept; of one that is gone already, it does nothing. */
  forgetMethod: (ref: string) => Promise<void>;
  /** Asks the customer's bank to set the amount aside. */
  authorize: (request: AuthorizationRequest) => Promise<ProviderPayment>;
  /** Goes on after the customer's confirmation; `approved` is what the customer answered the test provider. */
  confirm: (ref: string, answer: { approved?: boolean }) => Promise<ProviderPayment>;
  /** What has become of a payment, by its reference or by ours; undefined when the provider never heard of it. */
  retrieve: (by: { ref: string } | { paymentUuid: string }) => Promise<ProviderPayment | undefined>;
  /** Everything that is set aside now and was before a moment, for payments that we know of or not. */
  listSetAside: (before: Date) => Promise<SetAside[]>;
  /** Takes what was set aside. */
  capture: (ref: string, amountMinor: number, idempotencyKey: string) => Promise<ProviderPayment>;
  /** Lets go of what was set aside, or of a payment that waits for the customer. */
  void: (ref: string, idempotencyKey: string) => Promise<ProviderPayment>;
  /** Gives back what was taken, or a part of it. */
  refund: (ref: string, amountMinor: number, idempotencyKey: string) => Promise<ProviderRefund>;
  /** What has become of a refund; undefined when the provider never heard of it. */
  retrieveRefund: (refundRef: string) => Promise<ProviderRefund | undefined>;
  /** All refunds of a payment, also those that a person made at the provider. */
  listRefunds: (ref: string) => Promise<ProviderRefund[]>;
  /** What has become of a dispute; undefined when the provider never heard of it. */
  retrieveDispute: (disputeRef: string) => Promise<ProviderDispute | undefined>;
  /**
   * Answers a dispute: with evidence, or by accepting it. What is sent is the last word; the same key counts once.
   *
   * @throws ProviderFault when the provider does not take it any more, or not like this
   */
  answerDispute: (
    disputeRef: string,
    evidence: SentEvidence | 'accept',
    idempotencyKey: string,
  ) => Promise<ProviderDispute>;
  /**
   * What has moved on our account since a moment, or ever, a page at a time: `after` is the last reference of the page
   * before; a page without transactions is the last.
   */
  listTransactions: (page: { since: Date | undefined; after?: string }) => Promise<ProviderTransaction[]>;
  /**
   * What a provider's message to us says.
   *
   * @throws Problem 400 SIGNATURE_INVALID when it is not from the provider
   */
  readEvent: (rawBody: Buffer, headers: IncomingHttpHeaders) => Promise<ProviderEvent>;
  publicSettings: () => PublicPaymentSettings;
  /** Less than this of a currency cannot be charged. */
  minimumMinor: (currency: string) => number;
}

/** The provider refused because of a mistake of ours, a wrong request or a wrong set-up: no one's bank was asked. */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault';
}

/** It is not known whether the provider did what it was asked: it did not answer, or not in time. */
export class ProviderUnavailable extends TemporarilyUnavailable {
  override readonly name = 'ProviderUnavailable';
}
