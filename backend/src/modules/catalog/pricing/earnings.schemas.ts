import { Type, type Static } from 'typebox';
import { MoneyRef } from '../../../platform/money/money.schemas.js';
import { carTypes } from '../cars/car-enumerations.js';
import { priceLimits } from './marketplace-terms.js';

const { dailyPriceMinor: daily, discountBps: discount } = priceLimits;
const Discount = Type.Optional(Type.Integer({ minimum: discount.from, maximum: discount.to }));

export const EarningsQuery = Type.Object(
  {
    place: Type.String({ title: 'City', maxLength: 100, description: 'The slug of a place.' }),
    type: Type.Optional(Type.Enum([...carTypes], { title: 'Type' })),
    daily_price_minor: Type.Optional(
      Type.Integer({
        minimum: daily.from,
        maximum: daily.to,
        title: 'Daily price',
        description: 'In the currency of the city; without it, what similar cars ask.',
      }),
    ),
    weekly_discount_bps: Discount,
    monthly_discount_bps: Discount,
  },
  { additionalProperties: false },
);
export type EarningsQuery = Static<typeof EarningsQuery>;

const Trip = Type.Object(
  {
    days: Type.Integer(),
    rental: MoneyRef,
    commission: MoneyRef,
    payout: Type.Unsafe<Static<typeof MoneyRef>>({
      ...MoneyRef,
      description: 'rental − commission: the owner’s.',
    }),
    fee: MoneyRef,
    tax: MoneyRef,
    total: Type.Unsafe<Static<typeof MoneyRef>>({
      ...MoneyRef,
      description: 'rental + fee + tax: the driver’s.',
    }),
    payout_per_day: MoneyRef,
    total_per_day: MoneyRef,
  },
  { additionalProperties: false },
);

export const EarningsSchema = Type.Object(
  {
    commission_bps: Type.Integer({ description: 'What the marketplace keeps of the rental.' }),
    daily_price: Type.Union([MoneyRef, Type.Null()], {
      description:
        'The price that the trips are worked out with; null where none is given and similar cars are too few.',
    }),
    similar: Type.Union(
      [
        Type.Object(
          {
            cars: Type.Integer(),
            from: MoneyRef,
            to: MoneyRef,
            booked_bps: Type.Union([Type.Integer(), Type.Null()], {
              description: 'Of the time that they were offered in the last 30 days, in steps of 5 %.',
            }),
          },
          { additionalProperties: false },
        ),
        Type.Null(),
      ],
      {
        description:
          'The middle half of what public cars of the type ask per day in this city; null for fewer than 3.',
      },
    ),
    payout_per_month: Type.Union([MoneyRef, Type.Null()], {
      description: 'The payout of 30 days, booked as often as similar cars, in trips of 3 days.',
    }),
    trips: Type.Array(Trip, { description: 'Of 1, 3, 7 and 30 days, discounts included.' }),
  },
  { $id: 'Earnings', additionalProperties: false },
);
export type EarningsBody = Static<typeof EarningsSchema>;
export const EarningsRef = Type.Unsafe<EarningsBody>({ $ref: 'Earnings#' });
