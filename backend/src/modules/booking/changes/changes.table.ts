import type { Generated, Selectable } from 'kysely';
import type { JsonOf } from '../../../platform/database/json-of.js';
import type { BoughtDay, CancellationBasis } from '../reservations/reservations.table.js';
import type { ChangeStatus } from './change-life-cycle.js';
import type { PriceLine, ReservationPrice } from '../../catalog/public.js';

/** A request to move, lengthen or shorten a reservation, with the price that it was shown with. */
export interface ReservationChangesTable {
  uuid: Generated<string>;
  reservation_uuid: string;
  status: ChangeStatus;
  pick_up_at: Date;
  return_at: Date;
  day_rates: JsonOf<BoughtDay[]>;
  price: JsonOf<ReservationPrice>;
  lines: JsonOf<PriceLine[]>;
  basis: JsonOf<CancellationBasis>;
  old_total_minor: number;
  /** Above zero: to be paid; below: given back. */
  difference_minor: number;
  message: string | null;
  /** Why it was declined. */
  reason: string | null;
  /** The added days, held while the difference is paid. */
  claim_uuids: string[];
  requested_at: Date;
  /** Until when it may be answered. */
  expires_at: Date;
  /** Until when the difference may be paid; null while it need not. */
  pay_by: Date | null;
  updated_at: Date;
}

export type Change = Selectable<ReservationChangesTable>;
