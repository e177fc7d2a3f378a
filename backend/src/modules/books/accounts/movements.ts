import type { Account, AccountEntry } from './accounts.js';

/** Money that moves from one account to another, by what happened. */
const movements = {
  /** The provider has taken a refund on, or has given it back to us. */
  refund_sent: { debit: 'owed_to_customers', credit: 'provider_cash' },
  refund_returned: { debit: 'provider_cash', credit: 'owed_to_customers' },
  /** A bank has taken another amount than was asked for, and does not take it back. */
  taken_by_mistake: { debit: 'provider_cash', credit: 'owed_to_customers' },
  /** What a customer is owed was paid another way. */
  repayment: { debit: 'owed_to_customers', credit: 'bank_cash' },
  /** A customer has paid what was claimed before. */
  receivable_paid: { debit: 'provider_cash', credit: 'customer_receivable' },
  /** By the bank file, or by the provider. */
  owner_transfer: { debit: 'owed_to_owner', credit: 'bank_cash' },
  owner_transfer_by_provider: { debit: 'owed_to_owner', credit: 'provider_cash' },
  owner_transfer_returned: { debit: 'provider_cash', credit: 'owed_to_owner' },
  owner_transfer_returned_to_bank: { debit: 'bank_cash', credit: 'owed_to_owner' },
  /** What the provider keeps for its work, and what it sends to our bank. */
  provider_fee: { debit: 'provider_fees', credit: 'provider_cash' },
  provider_payout: { debit: 'bank_cash', credit: 'provider_cash' },
  /** The part of a commission that is VAT, when its invoice is issued. */
  commission_vat: { debit: 'commission', credit: 'tax' },
  /** A deposit's authorisation: no money has moved. */
  deposit_authorised: { debit: 'deposits_authorised', credit: 'deposits_held' },
  deposit_released: { debit: 'deposits_held', credit: 'deposits_authorised' },
} as const satisfies Record<string, { debit: Account; credit: Account }>;

export type MovementKind = keyof typeof movements;

/** The two entries of a movement; of one below zero, the sides are the other way round. */
export function entriesOfMovement(kind: MovementKind, amountMinor: number): AccountEntry[] {
  const { debit, credit } = movements[kind];
  return [
    { account: debit, amount_minor: amountMinor },
    { account: credit, amount_minor: -amountMinor },
  ];
}
