import type { Generated, Selectable } from 'kysely';

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
}

export type PaymentDispute = Selectable<PaymentDisputesTable>;

export const payoutHoldReasons = [
  ...(['owner_suspended', 'trip_disputed', 'payment_disputed'] as const),
  ...(['payout_account_problem', 'payout_account_incomplete', 'no_payout_account'] as const),
] as const;

/** The view of what scheduled payouts wait for besides their day. */
export interface PayoutHoldsView {
  payout_uuid: string;
  reason: (typeof payoutHoldReasons)[number];
}
