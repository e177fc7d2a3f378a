import { Type, type Static } from 'typebox';
import { PhotoRef } from '../photos/photo.schemas.js';
import { MoneyRef } from '../../../platform/money/money.schemas.js';
import { cancellationPolicies } from '../cars/car-enumerations.js';
import { carCardProperties } from './car-card.schemas.js';
import { ResponseTimeOrNull } from './response-time.schemas.js';

export const ReviewSchema = Type.Object(
  {
    review_uuid: Type.String({ format: 'uuid' }),
    author_first_name: Type.String(),
    stars: Type.Integer({ minimum: 1, maximum: 5 }),
    text: Type.String(),
    written_on: Type.String({ format: 'date' }),
  },
  { $id: 'Review', additionalProperties: false },
);
export type ReviewBody = Static<typeof ReviewSchema>;
const ReviewRef = Type.Unsafe<ReviewBody>({ $ref: 'Review#' });

/** What everybody may know of a public car; never its plate or exact address. */
export const CarDetailsSchema = Type.Object(
  {
    ...carCardProperties,
    doors: Type.Integer(),
    colour: Type.Union([Type.String(), Type.Null()]),
    description: Type.String(),
    rules: Type.Union([Type.String(), Type.Null()]),
    area: Type.Union([Type.String(), Type.Null()]),
    included_km_per_day: Type.Union([Type.Integer(), Type.Null()], { description: 'Null: unlimited.' }),
    min_days: Type.Integer(),
    min_driver_age: Type.Integer(),
    cancellation_policy: Type.Enum([...cancellationPolicies]),
    cancellation_policy_text: Type.String(),
    daily_price: MoneyRef,
    deposit: MoneyRef,
    late_fee_per_hour: Type.Unsafe<Static<typeof MoneyRef>>({
      $ref: 'Money#',
      description: 'For each started hour that the car comes back late; 0: nothing.',
    }),
    weekly_discount_bps: Type.Integer(),
    monthly_discount_bps: Type.Integer(),
    photos: Type.Array(PhotoRef),
    owner: Type.Object({
      owner_uuid: Type.String({ format: 'uuid' }),
      first_name: Type.String(),
      is_verified: Type.Boolean(),
      member_since_on: Type.String({ format: 'date' }),
      car_count: Type.Integer({ description: 'Public ones.' }),
      response: ResponseTimeOrNull,
    }),
    is_own: Type.Boolean(),
    is_public: Type.Boolean(),
    is_verified: Type.Boolean(),
    verified: Type.Array(Type.Enum(['photos', 'registration', 'insurance']), {
      description: 'What of the car an administrator has looked at and found good.',
    }),
    reviews: Type.Array(ReviewRef, { description: 'The newest three.' }),
  },
  { $id: 'CarDetails', additionalProperties: false },
);
export type CarDetailsBody = Static<typeof CarDetailsSchema>;
export const CarDetailsRef = Type.Unsafe<CarDetailsBody>({ $ref: 'CarDetails#' });

export const FeaturedQuery = Type.Object(
  { limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 24, default: 8 })) },
  { additionalProperties: false },
);

export const ReviewsQuery = Type.Object(
  {
    cursor: Type.Optional(Type.String({ maxLength: 200 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 10 })),
  },
  { additionalProperties: false },
);

export const ReviewsResponse = Type.Object({
  reviews: Type.Array(ReviewRef),
  has_more: Type.Boolean(),
  next_cursor: Type.Union([Type.String(), Type.Null()]),
});
export type ReviewsResponse = Static<typeof ReviewsResponse>;
