import type { Generated, Selectable } from 'kysely';
import type { JsonOf } from '../../../platform/database/json-of.js';
import type { ReservationStatus } from './reservation-life-cycle.js';
import type { CancellationPolicy, PriceLine, RentalTerms, ReservationPrice } from '../../catalog/public.js';

/** A day that was bought, `YYYY-MM-DD`, and for how much. */
export interface BoughtDay {
  on: string;
  rate_minor: number;
}

/**
 * What a cancellation is judged by: the trip at its largest, and what cancelling would have kept when it was last
 * changed, so that making a trip smaller first never pays.
 */
export interface CancellationBasis {
  total_minor: number;
  days: number;
  kept_floor_minor: number;
}

export type Party = 'customer' | 'owner' | 'admin' | 'system';

/** `awaiting`: its customer is not verified yet; `verified`: they have been since, and have it to pay. */
export type VerificationHold = 'awaiting' | 'verified';

/** `failed`: the card that paid the trip did not take it, and no other has yet. */
export const depositStatuses = ['held', 'failed', 'released', 'taken'] as const;
export type DepositStatus = (typeof depositStatuses)[number];

/** Due until the customer pays it, or the owner or an administrator waives it. */
export const lateFeeStatuses = ['due', 'paid', 'waived'] as const;
export type LateFeeStatus = (typeof lateFeeStatuses)[number];

/** One customer's claim on one car for one period, with the price and the terms that it was bought for. */
export interface ReservationsTable {
  uuid: Generated<string>;
  /** What people read out to name the trip; given by the database, once. */
  booking_code: Generated<string>;
  customer_uuid: string;
  car_uuid: string;
  owner_uuid: string;
  status: ReservationStatus;
  pick_up_at: Date;
  return_at: Date;
  time_zone: string;
  currency: string;
  day_rates: JsonOf<BoughtDay[]>;
  terms: JsonOf<RentalTerms>;
  price: JsonOf<ReservationPrice>;
  /** What the customer reads; they add up to the price's total. */
  lines: JsonOf<PriceLine[]>;
  basis: JsonOf<CancellationBasis>;
  deposit_minor: number;
  /** For each started hour that the car comes back late, as it was booked; 0: nothing. */
  late_fee_per_hour_minor: Generated<number>;
  /** How long its car stays free before it and after it, as it was booked. */
  buffer_before_minutes: Generated<number>;
  buffer_after_minutes: Generated<number>;
  cancellation_policy: CancellationPolicy;
  instant_book: boolean;
  quote_uuid: string;
  /** The car's time that is taken for it; null when it was given free. */
  claim_uuid: string | null;
  hold_expires_at: Date | null;
  /** Of a car held before its customer was verified: until they are, or since they have been. */
  verification_hold: Generated<VerificationHold | null>;
  /** From which network such a hold was made, as `networkOf` names it. */
  held_from_network: Generated<string | null>;
  /** When a hold ended that was not paid; released by the customer if `cancelled_by` says so. */
  hold_ended_at: Date | null;
  /** Until when the owner may answer a request; null for a car that can be booked at once. */
  answer_by: Date | null;
  /** When it was paid or, for a request, the payment was authorised. */
  booked_at: Date | null;
  decline_reason: string | null;
  cancelled_by: Party | null;
  cancel_reason: string | null;
  handed_over_at: Date | null;
  returned_at: Date | null;
  /** When each side said that the car was handed over, and that it came back. */
  owner_handed_over_at: Generated<Date | null>;
  customer_picked_up_at: Generated<Date | null>;
  owner_took_back_at: Generated<Date | null>;
  customer_returned_at: Generated<Date | null>;
  /** When it was completed, or not taken. */
  ended_at: Generated<Date | null>;
  /** When and why the customer objected to a trip that is over, and what administrators decided. */
  objected_at: Generated<Date | null>;
  objection: Generated<string | null>;
  objection_settled_at: Generated<Date | null>;
  objection_decision: Generated<string | null>;
  /** Null until it is tried to be set aside. */
  deposit_status: Generated<DepositStatus | null>;
  /** The payment that holds it, or took a part of it. */
  deposit_payment_uuid: Generated<string | null>;
  deposit_failed_at: Generated<Date | null>;
  /** What the owner claims of it and why, and what was decided. */
  deposit_claimed_at: Generated<Date | null>;
  deposit_claim_minor: Generated<number | null>;
  deposit_claim_reason: Generated<string | null>;
  deposit_decided_at: Generated<Date | null>;
  deposit_taken_minor: Generated<number | null>;
  deposit_decision: Generated<string | null>;
  /** Until when a trip whose payment a bank has taken back is to be paid anew; null otherwise. */
  repay_by: Generated<Date | null>;
  /** When the owner said that the car had not come back. */
  not_back_at: Generated<Date | null>;
  /** When the car came back as its owner says, against what the customer confirmed, and when that was decided. */
  late_return_claimed_at: Generated<Date | null>;
  late_return_decided_at: Generated<Date | null>;
  /** How late the car came back, what it costs, and whether that is paid; null while it costs nothing. */
  late_hours: Generated<number | null>;
  late_fee_minor: Generated<number | null>;
  late_fee_status: Generated<LateFeeStatus | null>;
  late_fee_at: Generated<Date | null>;
  /** How often its customer was reminded to pay it. */
  late_fee_reminders: Generated<number>;
  /** When this trip's car was late with the customer before, and when it came back. */
  car_late_at: Generated<Date | null>;
  car_back_at: Generated<Date | null>;
  /** What the owner gave the driver of a completed trip, 1 to 5. */
  driver_stars: Generated<number | null>;
  /** Of the link that shows the trip to a co-driver; null while there is none. */
  share_token_hash: Generated<string | null>;
  share_token_sealed: Generated<string | null>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  version: Generated<number>;
}

export type Reservation = Selectable<ReservationsTable>;
