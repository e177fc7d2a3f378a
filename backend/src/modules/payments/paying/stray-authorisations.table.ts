import type { Generated } from 'kysely';

/** An amount that was set aside at a provider and that no payment of ours knew of. */
export interface StrayAuthorisationsTable {
  provider: string;
  ref: string;
  /** The payment that asked for it, where the provider says so. */
  payment_uuid: string | null;
  amount_minor: number;
  currency: string;
  authorized_at: Date;
  found_at: Date;
  /** Since when it holds nothing; until then administrators see it in the reconciliation. */
  settled_at: Generated<Date | null>;
}
