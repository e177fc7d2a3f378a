import type { Generated, Selectable } from 'kysely';

/** What an owner gets for one trip, or owes for it after it was paid out. */
export interface PayoutsTable {
  uuid: Generated<string>;
  reservation_uuid: string;
  owner_uuid: string;
  kind: Generated<'trip' | 'correction'>;
  /** Below zero when the owner owes it: it is kept from the next transfer. */
  amount_minor: number;
  currency: string;
  /** `sent`: on its way to the owner's bank, which has not said that it took it. */
  status: 'scheduled' | 'sent' | 'paid' | 'cancelled';
  due_at: Date;
  paid_at: Date | null;
  /** With what it was paid; null when it was set off against what the owner owed, to the cent. */
  transfer_uuid: Generated<string | null>;
  created_at: Generated<Date>;
}

export type Payout = Selectable<PayoutsTable>;

/** Money that leaves for an owner's bank: some payouts, less what the owner owed. */
export interface PayoutTransfersTable {
  uuid: Generated<string>;
  owner_uuid: string;
  amount_minor: number;
  currency: string;
  /** A line in the file for the bank, or through the provider to the owner's account there. */
  method: Generated<'bank_file' | 'provider'>;
  /** `sending` until the provider has it; a line in the file for the bank is `sent` until administrators say more. */
  status: Generated<'sending' | 'sent' | 'paid' | 'failed'>;
  account_ref: Generated<string | null>;
  transfer_ref: Generated<string | null>;
  payout_ref: Generated<string | null>;
  /** Why it failed: the provider's word, or what an administrator read at the bank. */
  failure: Generated<string | null>;
  settled_at: Generated<Date | null>;
  /** The one file for the bank that has this line; null as long as it waits for the next one. */
  bank_file_uuid: Generated<string | null>;
  /** The bank account in that file, its number encrypted; null once its owner's account is closed. */
  holder: Generated<string | null>;
  iban_sealed: Generated<string | null>;
  created_at: Date;
}

export type PayoutTransfer = Selectable<PayoutTransfersTable>;

export const payoutHoldReasons = [
  ...(['owner_suspended', 'trip_disputed', 'payment_disputed'] as const),
  ...([
    'payout_account_problem',
    'payout_account_incomplete',
    'payout_account_changed',
    'no_payout_account',
  ] as const),
] as const;

/** The view of what scheduled payouts wait for besides their day. */
export interface PayoutHoldsView {
  payout_uuid: string;
  reason: (typeof payoutHoldReasons)[number];
}
