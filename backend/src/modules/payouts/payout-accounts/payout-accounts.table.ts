import type { Generated, Selectable } from 'kysely';

/** An owner's account at the payment provider, to which their part of trips is transferred. */
export interface PayoutAccountsTable {
  owner_uuid: string;
  provider: string;
  /** The provider's name for it. */
  ref: string;
  /** The provider pays out to it: it knows who the owner is and their bank account. */
  payouts_enabled: Generated<boolean>;
  /**
   * The bank account that the provider pays out to, in its word. Null until the account was complete for the first time:
   * nothing is paid to it before, and from then on everything is. `unknown` and `replaced` are no bank's: of an earlier release,
   * and after another provider's account.
   */
  bank_ref: Generated<string | null>;
  /** Why the last transfer came back; null once the owner has corrected it. */
  problem: Generated<string | null>;
  /** Changed, and nothing is paid to it before; null once that is over. */
  held_until: Generated<Date | null>;
  /** SHA-256 of what the mail about the change has. */
  confirmation_hash: Generated<string | null>;
  created_at: Date;
  updated_at: Date;
}

export type PayoutAccount = Selectable<PayoutAccountsTable>;

/** The bank account of an owner without an account at the provider, for the file that the bank gets. */
export interface BankAccountsTable {
  owner_uuid: string;
  holder: string;
  /** Encrypted; only the bank's file has it in the clear. */
  iban_sealed: string;
  iban_last4: string;
  country_code: string;
  /** Why the last transfer came back; null once the owner has entered an account again. */
  problem: Generated<string | null>;
  /** Changed, and nothing is paid to it before; null once that is over. */
  held_until: Generated<Date | null>;
  confirmation_hash: Generated<string | null>;
  updated_at: Date;
}

export type BankAccount = Selectable<BankAccountsTable>;
