import type { ColumnType, Generated, Selectable } from 'kysely';
import type { ShownPhoto } from '../photos/photo-body.js';
import type { DatedRate } from '../pricing/day-rates.js';
import type { CancellationPolicy, CarFeature, CarType, Fuel, Transmission } from './car-enumerations.js';
import type { CarListing, CarVerification } from './car-life-cycles.js';

/** Set by the database alone. */
type SetByDatabase<Value> = ColumnType<Value, never, never>;

/** Facts are null while a draft lacks them; a constraint sees to it that no other car does. */
export interface CarsTable {
  uuid: Generated<string>;
  owner_uuid: string;
  verification: Generated<CarVerification>;
  /** An administrator's, for the owner. */
  verification_reason: string | null;
  listing: Generated<CarListing>;
  /** The owner is verified and active; a trigger keeps it so. */
  owner_is_trusted: SetByDatabase<boolean>;
  is_public: SetByDatabase<boolean>;
  /** When it was last sent to be verified; null before. */
  submitted_at: Date | null;
  /** First approval; null before. */
  approved_at: Date | null;
  /** Until when a car that was approved without documents has to show them; null for all others. */
  documents_due_on: string | null;
  documents_reminded_at: Date | null;
  /** Whether documents that an approved car was given since wait for a decision. */
  documents_wait: Generated<boolean>;
  make: string | null;
  model: string | null;
  year: number | null;
  type: CarType | null;
  transmission: Transmission | null;
  fuel: Fuel | null;
  seats: number | null;
  doors: number | null;
  colour: string | null;
  plate: string | null;
  vin: string | null;
  description: string | null;
  features: Generated<CarFeature[]>;
  city_id: number | null;
  /** Copied from the city, as are currency and tax. */
  time_zone: string | null;
  currency: Generated<string>;
  tax_bps: Generated<number>;
  street: string | null;
  zip_code: string | null;
  area: string | null;
  daily_price_minor: number | null;
  /** Of the daily price and all dated rates; search walks along what is derived from them. */
  lowest_rate_minor: number | null;
  highest_rate_minor: number | null;
  /** Copied from `car_rates`, in order, so that pricing a page of cars asks one table. */
  dated_rates: ColumnType<DatedRate[], never, never>;
  /** The first day of all that have a dated rate, `YYYY-MM-DD`, and the last. */
  dated_from_on: ColumnType<string | null, never, never>;
  dated_to_on: ColumnType<string | null, never, never>;
  weekly_discount_bps: Generated<number>;
  monthly_discount_bps: Generated<number>;
  deposit_minor: Generated<number>;
  /** For each started hour that the car comes back late; 0: nothing. */
  late_fee_per_hour_minor: Generated<number>;
  min_days: Generated<number>;
  /** How many days ahead a trip may begin; null: as many as the marketplace allows. */
  booking_horizon_days: number | null;
  /** The car's own rules for booking it; null: its owner's, or the marketplace's. */
  notice_hours: number | null;
  /** From and to of each weekday, Monday first, in minutes of the day; null and null: closed. */
  open_hours: (number | null)[] | null;
  buffer_before_minutes: number | null;
  buffer_after_minutes: number | null;
  max_days: number | null;
  /** The rules that count. */
  effective_notice_hours: SetByDatabase<number>;
  effective_open_hours: SetByDatabase<(number | null)[]>;
  effective_buffer_before_minutes: SetByDatabase<number>;
  effective_buffer_after_minutes: SetByDatabase<number>;
  effective_max_days: SetByDatabase<number>;
  /** A day's least price in a trip of 1, 7 or 30 days on, discount taken, in 1/10000 of a minor unit; and the most. */
  floor_day: SetByDatabase<number | null>;
  floor_week: SetByDatabase<number | null>;
  floor_month: SetByDatabase<number | null>;
  ceiling_day: SetByDatabase<number | null>;
  ceiling_week: SetByDatabase<number | null>;
  ceiling_month: SetByDatabase<number | null>;
  /** Null: unlimited. */
  included_km_per_day: number | null;
  min_driver_age: Generated<number>;
  rules: string | null;
  cancellation_policy: Generated<CancellationPolicy>;
  instant_book: Generated<boolean>;
  /** Copied from `car_photos`; null without any photo. */
  cover: ColumnType<ShownPhoto | null, never, never>;
  /** Copied as the cover is. */
  photo_count: ColumnType<number, never, never>;
  rating_sum: Generated<number>;
  rating_count: Generated<number>;
  /** Average stars × 100, half up; 0 when no one rated. */
  rating_hundredths: SetByDatabase<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

export type Car = Selectable<CarsTable>;

export interface CarRatesTable {
  car_uuid: string;
  /** `YYYY-MM-DD`, as `to_on`; both days are included. */
  from_on: string;
  to_on: string;
  daily_price_minor: number;
}

export type CarRate = Selectable<CarRatesTable>;

/** What an owner lets count for all cars that have no rule of their own; null: the marketplace's. */
export interface OwnerBookingRulesTable {
  owner_uuid: string;
  notice_hours: number | null;
  open_hours: (number | null)[] | null;
  buffer_before_minutes: number | null;
  buffer_after_minutes: number | null;
  max_days: number | null;
  updated_at: Date;
}

export interface CarReviewsTable {
  uuid: Generated<string>;
  car_uuid: string;
  author_uuid: string;
  /** The trip that it is about. */
  reservation_uuid: string | null;
  stars: number;
  text: string;
  written_at: Generated<Date>;
}
