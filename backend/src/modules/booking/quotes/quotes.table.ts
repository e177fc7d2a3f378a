import type { ColumnType, Generated, Selectable } from 'kysely';
import type { CancellationPolicy, PriceLine, RentalTerms } from '../../catalog/public.js';

type Json<Value> = ColumnType<Value, string, never>;

/** What was offered to whom asked; never changed, cleared away some time after it has expired. */
export interface QuotesTable {
  uuid: Generated<string>;
  car_uuid: string;
  pick_up_at: Date;
  return_at: Date;
  time_zone: string;
  currency: string;
  /** Of each billable day, so that a later change keeps what was bought. */
  day_rates: Json<{ on: string; rate_minor: number }[]>;
  lines: Json<PriceLine[]>;
  total_minor: number;
  fee_minor: number;
  tax_minor: number;
  commission_minor: number;
  payout_minor: number;
  deposit_minor: number;
  /** For each started hour that the car comes back late; 0: nothing. */
  late_fee_per_hour_minor: Generated<number>;
  cancellation_policy: CancellationPolicy;
  /** What it was priced by, so that a later change can be priced alike. */
  terms: Json<RentalTerms>;
  expires_at: Date;
  created_at: Generated<Date>;
}

export type Quote = Selectable<QuotesTable>;
