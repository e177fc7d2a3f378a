import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';
import type { Deps as AllDeps } from '../../platform/deps.js';
import type { ReadDisputedTrip } from './disputes/disputed-trip.js';
import type { Earning, Payables } from './payable.js';
import type { PaymentProvider, ProviderEvent } from './providers/payment-provider.js';

/** What follows from payments for those who are paid out. Payouts fulfil it; the root plugs it in. */
export interface OwnerPayouts {
  /** Brings the payouts of a trip into step with the books, in the same transaction. */
  sync: (transaction: Kysely<Tables>, earning: Earning, now: Date) => Promise<void>;
  /** Does what the provider's message about an owner's account there asks for. */
  handleAccountEvent: (deps: AllDeps, event: ProviderEvent) => Promise<void>;
}

declare module '../../platform/deps.js' {
  interface Deps {
    payments: PaymentProvider;
    payables: Payables;
    ownerPayouts: OwnerPayouts;
    readDisputedTrip: ReadDisputedTrip;
    /** Refunds and repayments above it need a second administrator; none does without it. */
    secondAdminAboveMinor?: number | undefined;
  }
}
