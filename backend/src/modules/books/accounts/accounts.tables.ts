import type { Generated, GeneratedAlways } from 'kysely';
import type { Account, AccountKind } from './accounts.js';
import type { LinesKind } from './entries-of-lines.js';
import type { MovementKind } from './movements.js';

export interface LedgerAccountsTable {
  code: Account;
  kind: AccountKind;
}

/** What a posting is about: at most one of each. */
export interface LedgerPostingsTable {
  uuid: Generated<string>;
  kind: LinesKind | MovementKind;
  reservation_uuid: string | null;
  payment_uuid: string | null;
  refund_uuid: string | null;
  dispute_uuid: string | null;
  transfer_uuid: string | null;
  /** The database refuses a posting that has another number of entries when its transaction ends. */
  entry_count: number;
  posted_at: Date;
}

/** Debits are above zero, credits below; each posting's come to zero in each currency. */
export interface AccountEntriesTable {
  id: GeneratedAlways<number>;
  posting_uuid: string;
  account: Account;
  owner_uuid: string | null;
  jurisdiction: string | null;
  currency: string;
  amount_minor: number;
}

/** The view that says whose the accounts of a reservation are that are an owner's or a state's. */
export interface ReservationAccountsView {
  reservation_uuid: string;
  owner_uuid: string;
  jurisdiction: string;
}
