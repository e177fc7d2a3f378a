import type { Generated, Selectable } from 'kysely';
import type { PayoutHoldsView } from '../payouts/payouts.table.js';

/** A file for the bank: its lines are the transfers that name it. */
export interface BankFilesTable {
  uuid: Generated<string>;
  /** The administrator; null for lines that files of an earlier release may have had. */
  created_by: string | null;
  created_at: Date;
}

export type BankFile = Selectable<BankFilesTable>;

/** Why lines must not leave: neither in a new file nor in their own when it is taken again. */
export interface BankLineHoldsView {
  transfer_uuid: string;
  reason: PayoutHoldsView['reason'];
}
