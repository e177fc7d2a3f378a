import type { Kysely } from 'kysely';
import type { Deps } from '../../../platform/deps.js';
import type { Tables } from '../../../platform/database/tables.js';

/** Money that moved on our account with a provider, in minor units: above zero what came. */
export interface CashMovement {
  transactionRef: string;
  /** Money for owners is a transfer, money to our own bank a payout; a fee is one that stands alone. */
  kind: 'charge' | 'refund' | 'refund_failure' | 'dispute' | 'transfer' | 'fee' | 'payout' | 'other';
  /** Before the fee that the provider keeps of it. */
  amountMinor: number;
  feeMinor: number;
  currency: string;
  /** Our payment that it is about, if it is about one. */
  paymentUuid: string | undefined;
  /** Our transfer to an owner that it is, if it is one. */
  transferUuid: string | undefined;
  occurredAt: Date;
}

/** What the provider says of our account with it. Payments and payouts fulfil it; the root plugs it in. */
export interface ProviderCash {
  /**
   * What has moved since a moment, or ever, a page at a time: `after` is the last reference of the page before; a page
   * without movements is the last.
   *
   * @throws ProviderUnavailable when it does not answer
   */
  list: (
    deps: Pick<Deps, 'database' | 'payments'>,
    page: { since: Date | undefined; after?: string },
  ) => Promise<CashMovement[]>;
  /** The trips that payments are for, by the payments' UUIDs. */
  readTrips: (database: Kysely<Tables>, paymentUuids: readonly string[]) => Promise<Map<string, string>>;
}
