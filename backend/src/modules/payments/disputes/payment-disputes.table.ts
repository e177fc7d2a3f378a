import type { ColumnType, Generated, Selectable } from 'kysely';
import type { DisputeEvidence } from '../providers/payment-provider.js';

/** `elsewhere`: by a person at the provider itself. */
export const disputeAnswers = ['contest', 'accept', 'elsewhere'] as const;
export type DisputeAnswer = (typeof disputeAnswers)[number];

/** A customer's objection to a payment at their bank. */
export interface PaymentDisputesTable {
  uuid: Generated<string>;
  payment_uuid: string;
  reservation_uuid: string;
  provider_ref: string;
  status: 'open' | 'won' | 'lost';
  amount_minor: number;
  /** What the bank has taken for it: nothing while it only asks, or once it was won. */
  withdrawn_minor: Generated<number>;
  currency: string;
  /** In the provider's words. */
  reason: string;
  /** Until when evidence may be sent. */
  respond_by: Date | null;
  opened_at: Date;
  closed_at: Date | null;
  /** What we answered; null while it waits for us. */
  answer: Generated<DisputeAnswer | null>;
  answered_at: Generated<Date | null>;
  answered_by: Generated<string | null>;
  /** What an administrator adds to the evidence. */
  explanation: Generated<string | null>;
  /** As it was, or will be, sent to the provider. */
  evidence: ColumnType<DisputeEvidence | null, string | null | undefined, string | null>;
  /** When the provider took the answer on. */
  answer_sent_at: Generated<Date | null>;
  /** How often it was answered: each answer has its own idempotency key. */
  answer_count: Generated<number>;
  /** Why the provider did not take the last answer, in its words; null once it is answered again. */
  refusal: Generated<string | null>;
  refused_at: Generated<Date | null>;
}

export type PaymentDispute = Selectable<PaymentDisputesTable>;
