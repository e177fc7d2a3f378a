import type { ColumnType, Generated } from 'kysely';
import type { DisputeEvidence } from '../payment-provider.js';

/** What the embedded test provider knows of a payment. It stands for a service elsewhere: no one else reads this. */
export interface TestProviderIntentsTable {
  ref: string;
  payment_uuid: string;
  idempotency_key: string;
  amount_minor: number;
  currency: string;
  status: 'requires_action' | 'authorized' | 'failed' | 'captured' | 'voided';
  failure_code: string | null;
  card_brand: string;
  card_last4: string;
  answers: 'at_once' | 'late' | 'twice';
  takes_refunds: Generated<boolean>;
  takes_deposits: Generated<boolean>;
  /** Its customer disputes it as soon as it is paid. */
  opens_dispute: Generated<boolean>;
  /** The name of its card where that is kept: with the customer's consent alone. */
  method_ref: Generated<string | null>;
  /** What the card does when it is used once more. */
  when_kept: Generated<'accepts' | 'asks' | 'declines'>;
  is_detached: Generated<boolean>;
  authorized_until: Generated<Date | null>;
  captured_minor: Generated<number>;
  refunded_minor: Generated<number>;
  created_at: Generated<Date>;
}

export interface TestProviderRefundsTable {
  idempotency_key: string;
  ref: string;
  refund_ref: string;
  status: 'succeeded' | 'failed';
  amount_minor: number;
}

export interface TestProviderDisputesTable {
  dispute_ref: string;
  ref: string;
  amount_minor: number;
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
  evidence: ColumnType<DisputeEvidence | null, string | null | undefined, string | null>;
  due_by: Date;
  created_at: Date;
}

/** An owner's account at the embedded provider. */
export interface TestProviderAccountsTable {
  ref: string;
  /** As it was chosen on the page: nothing given yet, a bank that takes payouts, or one that sends them back. */
  state: 'incomplete' | 'complete' | 'refuses';
  created_at: Date;
}

export interface TestProviderTransfersTable {
  transfer_uuid: string;
  transfer_ref: string;
  account_ref: string;
  amount_minor: number;
  currency: string;
  status: 'sent' | 'paid' | 'failed';
  is_taken_back: Generated<boolean>;
  created_at: Date;
}
