import { Type, type Static, type TSchema } from 'typebox';
import { bookingRuleChanges, bookingRuleProperties } from './booking-rules.schemas.js';
import { CarDocumentRef } from '../documents/car-document.schemas.js';
import { PhotoRef } from '../photos/photo.schemas.js';
import {
  cancellationPolicies,
  carFeatures,
  carTypes,
  fuels,
  transmissions,
} from '../cars/car-enumerations.js';
import { carListings, carVerifications } from '../cars/car-life-cycles.js';
import { calendarDayPattern } from '../../../platform/time/local-time.js';

/** Null, or an empty text, clears a field of a draft. */
const optional = <Schema extends TSchema>(title: string, schema: Schema) =>
  Type.Optional(Type.Union([schema, Type.Null()], { title }));
const text = (title: string, maxLength: number) =>
  optional(title, Type.String({ maxLength, pattern: '^[^\\u0000-\\u001f\\u007f]*$' }));
/** Line breaks are welcome here; other control characters are not. */
const longText = (title: string, maxLength: number) =>
  optional(title, Type.String({ maxLength, pattern: '^[^\\u0000-\\u0008\\u000b-\\u001f\\u007f]*$' }));
const number = (title: string, minimum: number, maximum: number) =>
  optional(title, Type.Integer({ minimum, maximum }));
/** The rule has a sentence in the currency; here only what the database can hold is checked. */
const amount = (title: string) => Type.Integer({ title, minimum: -2_000_000_000, maximum: 2_000_000_000 });

/** What an owner may set of a car, any part of it at a time. */
export const CarChanges = Type.Object(
  {
    make: text('Make', 60),
    model: text('Model', 60),
    year: optional('Year', Type.Integer({ minimum: -100_000, maximum: 100_000 })),
    type: optional('Type', Type.Enum([...carTypes])),
    transmission: optional('Transmission', Type.Enum([...transmissions])),
    fuel: optional('Fuel', Type.Enum([...fuels])),
    seats: number('Seats', 1, 9),
    doors: number('Doors', 2, 6),
    colour: text('Colour', 60),
    plate: text('Number plate', 15),
    vin: text('VIN', 40),
    description: longText('Description', 3_000),
    features: Type.Optional(
      Type.Array(Type.Enum([...carFeatures]), { title: 'Features', maxItems: carFeatures.length }),
    ),
    place_slug: text('City', 100),
    street: text('Street', 200),
    zip_code: text('Zip code', 20),
    area: text('Area', 60),
    daily_price_minor: Type.Optional(
      Type.Union([amount('Daily price'), Type.Null()], { title: 'Daily price' }),
    ),
    weekly_discount_bps: Type.Optional(amount('Weekly discount')),
    monthly_discount_bps: Type.Optional(amount('Monthly discount')),
    deposit_minor: Type.Optional(amount('Deposit')),
    late_fee_per_hour_minor: Type.Optional(amount('Late fee per hour')),
    min_days: Type.Optional(Type.Integer({ title: 'Minimum trip', minimum: 1, maximum: 30 })),
    booking_horizon_days: number('Bookable ahead', 7, 730),
    ...bookingRuleChanges,
    included_km_per_day: number('Kilometres a day', 50, 2_000),
    min_driver_age: Type.Optional(Type.Integer({ title: 'Minimum driver age', minimum: 18, maximum: 30 })),
    rules: longText('Rules', 2_000),
    cancellation_policy: Type.Optional(
      Type.Enum([...cancellationPolicies], { title: 'Cancellation policy' }),
    ),
    instant_book: Type.Optional(Type.Boolean({ title: 'Instant book' })),
  },
  { additionalProperties: false },
);
export type CarChanges = Static<typeof CarChanges>;

const day = (title: string) => Type.String({ title, maxLength: 10, pattern: calendarDayPattern });
const DatedRateSchema = Type.Object(
  { from_on: day('First day'), to_on: day('Last day'), daily_price_minor: amount('Daily price') },
  { additionalProperties: false },
);
const BlockedDaysSchema = Type.Object(
  { from_on: day('First day'), to_on: day('Last day') },
  { additionalProperties: false },
);

export const CarRatesRequest = Type.Object(
  { rates: Type.Array(DatedRateSchema, { title: 'Dated prices', maxItems: 100 }) },
  { additionalProperties: false },
);
export type CarRatesRequest = Static<typeof CarRatesRequest>;

export const BlockedDaysRequest = Type.Object(
  { blocked_days: Type.Array(BlockedDaysSchema, { title: 'Blocked days', maxItems: 200 }) },
  { additionalProperties: false },
);
export type BlockedDaysRequest = Static<typeof BlockedDaysRequest>;

const textOrNull = Type.Union([Type.String(), Type.Null()]);
const numberOrNull = Type.Union([Type.Integer(), Type.Null()]);

/** A car as its owner sees it: everything, finished or not. */
export const OwnCarSchema = Type.Object(
  {
    car_uuid: Type.String({ format: 'uuid' }),
    verification: Type.Enum([...carVerifications]),
    verification_reason: textOrNull,
    listing: Type.Enum([...carListings]),
    is_public: Type.Boolean(),
    make: textOrNull,
    model: textOrNull,
    year: numberOrNull,
    type: Type.Union([Type.Enum([...carTypes]), Type.Null()]),
    transmission: Type.Union([Type.Enum([...transmissions]), Type.Null()]),
    fuel: Type.Union([Type.Enum([...fuels]), Type.Null()]),
    seats: numberOrNull,
    doors: numberOrNull,
    colour: textOrNull,
    plate: textOrNull,
    vin: textOrNull,
    description: textOrNull,
    features: Type.Array(Type.Enum([...carFeatures])),
    place_slug: textOrNull,
    street: textOrNull,
    zip_code: textOrNull,
    area: textOrNull,
    daily_price_minor: numberOrNull,
    weekly_discount_bps: Type.Integer(),
    monthly_discount_bps: Type.Integer(),
    deposit_minor: Type.Integer(),
    late_fee_per_hour_minor: Type.Integer(),
    min_days: Type.Integer(),
    booking_horizon_days: numberOrNull,
    ...bookingRuleProperties,
    included_km_per_day: numberOrNull,
    min_driver_age: Type.Integer(),
    rules: textOrNull,
    cancellation_policy: Type.Enum([...cancellationPolicies]),
    instant_book: Type.Boolean(),
    currency: Type.String(),
    photos: Type.Array(PhotoRef),
    documents: Type.Array(CarDocumentRef),
    documents_due_on: Type.Union([Type.String({ format: 'date' }), Type.Null()], {
      description:
        'Until when a car that was approved without documents has to show them; it is paused on that day. Null for all others.',
    }),
    documents_wait: Type.Boolean({
      description: 'Whether documents that an approved car was given since wait for a decision.',
    }),
    rates: Type.Array(DatedRateSchema),
    blocked_days: Type.Array(BlockedDaysSchema),
    missing: Type.Record(Type.String(), Type.String(), {
      description: 'Field to a sentence about what it lacks before the car can be submitted.',
    }),
    rating: Type.Union([
      Type.Object({ average: Type.Number(), count: Type.Integer() }, { additionalProperties: false }),
      Type.Null(),
    ]),
    created_at: Type.String({ format: 'date-time' }),
    updated_at: Type.String({ format: 'date-time' }),
  },
  { $id: 'OwnCar', additionalProperties: false },
);
export type OwnCarBody = Static<typeof OwnCarSchema>;
export const OwnCarRef = Type.Unsafe<OwnCarBody>({ $ref: 'OwnCar#' });
