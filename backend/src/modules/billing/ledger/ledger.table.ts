import type { GeneratedAlways, Selectable } from 'kysely';
import type { Split } from '../../catalog/public.js';

export type LedgerKind = 'rental' | 'discount' | 'extra' | 'fee' | 'tax' | 'commission' | 'kept' | 'refund';

/** An amount, what for, and whose it is; its four parts add up to the amount. */
export interface LedgerLine extends Split {
  kind: LedgerKind;
  label: string;
  amount_minor: number;
}

/** Lines are only ever added; those of one event share a posting. */
export interface LedgerEntriesTable extends LedgerLine {
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
  adds_up: boolean;
}
