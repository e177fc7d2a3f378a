import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { Split } from '../../catalog/public.js';

export type LedgerKind =
  | 'rental'
  | 'discount'
  | 'fee'
  | 'tax'
  | 'commission'
  | 'kept'
  | 'refund'
  | 'owed'
  | 'chargeback'
  | 'waived'
  | 'late_fee'
  | 'deposit_claim'
  /** Moves parts of a payment to whose they are, and no money. */
  | 'correction';

/** An amount, what for, and whose it is; its parts add up to the amount. */
export interface LedgerLine extends Split {
  kind: LedgerKind;
  label: string;
  amount_minor: number;
  /** What the customer is owed: a refund that their bank refused. 0 where it is left out. */
  owed_minor?: number;
  /** What a bank took back beyond what was left of a payment, below zero: ours to bear. 0 where it is left out. */
  chargeback_minor?: number;
}

/** Lines are only ever added; those of one event share a posting. */
export interface LedgerEntriesTable extends Omit<LedgerLine, 'owed_minor' | 'chargeback_minor'> {
  owed_minor: Generated<number>;
  chargeback_minor: Generated<number>;
  dispute_uuid: Generated<string | null>;
  id: GeneratedAlways<number>;
  reservation_uuid: string;
  posting_uuid: string;
  payment_uuid: string | null;
  refund_uuid: string | null;
  currency: string;
  posted_at: Date;
}

export type LedgerEntry = Selectable<LedgerEntriesTable>;

/** The view that adds up what has been posted, paid and given back for each reservation. */
export interface ReservationBalancesView extends Split {
  reservation_uuid: string;
  currency: string;
  lines_minor: number;
  paid_minor: number;
  refunded_minor: number;
  owed_minor: number;
  charged_back_minor: number;
  adds_up: boolean;
}
