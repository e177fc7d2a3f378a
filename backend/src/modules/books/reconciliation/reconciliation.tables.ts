import type { GeneratedAlways } from 'kysely';
import type { CashMovement } from './provider-cash.js';

/** What a provider says has moved, as it is kept: once for each of its references. */
export interface ProviderTransactionsTable {
  provider: string;
  ref: string;
  kind: CashMovement['kind'];
  amount_minor: number;
  fee_minor: number;
  currency: string;
  payment_uuid: string | null;
  transfer_uuid: string | null;
  occurred_at: Date;
  recorded_at: Date;
}

/** Each comparison of the cash account with the provider. */
export interface CashReconciliationsTable {
  id: GeneratedAlways<number>;
  provider: string;
  ran_at: Date;
  new_transactions: number;
}

/** The view of what provider and books say differently, as of the last comparison. */
export interface UnexplainedCashView {
  subject: string;
  payment_uuid: string | null;
  transfer_uuid: string | null;
  currency: string;
  provider_minor: number;
  books_minor: number;
  since: Date;
}
