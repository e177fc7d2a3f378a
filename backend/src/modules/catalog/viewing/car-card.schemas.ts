import { Type, type Static } from 'typebox';
import { PlaceRef } from '../places/place.schemas.js';
import { PhotoRef } from '../photos/photo.schemas.js';
import { MoneyRef } from '../../../platform/money/money.schemas.js';
import { carFeatures, carTypes, fuels, transmissions } from '../cars/car-enumerations.js';

/** What a list shows of a car; the car's own page shows this and more. */
export const carCardProperties = {
  car_uuid: Type.String({ format: 'uuid' }),
  make: Type.String(),
  model: Type.String(),
  year: Type.Integer(),
  type: Type.Enum([...carTypes]),
  transmission: Type.Enum([...transmissions]),
  fuel: Type.Enum([...fuels]),
  seats: Type.Integer(),
  features: Type.Array(Type.Enum([...carFeatures])),
  place: PlaceRef,
  instant_book: Type.Boolean({ description: 'Confirmed on payment; else the owner is asked first.' }),
  rating: Type.Union(
    [
      Type.Object({ average: Type.Number(), count: Type.Integer() }, { additionalProperties: false }),
      Type.Null(),
    ],
    { description: 'Null without any review.' },
  ),
  photo: Type.Union([PhotoRef, Type.Null()]),
  photo_count: Type.Integer({ description: 'With `photo`. The car’s own page has them all.' }),
  price_per_day: MoneyRef,
  total: Type.Union([MoneyRef, Type.Null()], {
    description: 'For the period, fees and tax included; null without one.',
  }),
  billable_days: Type.Union([Type.Integer(), Type.Null()]),
};

export const CarCardSchema = Type.Object(carCardProperties, { $id: 'CarCard', additionalProperties: false });
export type CarCardBody = Static<typeof CarCardSchema>;
export const CarCardRef = Type.Unsafe<CarCardBody>({ $ref: 'CarCard#' });

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Cars by their ids. */
export const CarUuids = Type.Object(
  {
    car_uuids: Type.String({
      title: 'Cars',
      maxLength: 887,
      pattern: `^${uuid}(?:,${uuid}){0,23}$`,
      description: 'Up to 24, comma-separated.',
    }),
  },
  { additionalProperties: false },
);
