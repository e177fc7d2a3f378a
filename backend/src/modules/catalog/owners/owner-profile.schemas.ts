import { Type, type Static } from 'typebox';
import { CarCardRef, carCardProperties } from '../viewing/car-card.schemas.js';
import { ReviewSchema } from '../viewing/car-details.schemas.js';
import { ResponseTimeOrNull } from '../viewing/response-time.schemas.js';

/** What everybody may know of a person who rents cars out: never more of a name than the first. */
export const OwnerProfileSchema = Type.Object(
  {
    owner_uuid: Type.String({ format: 'uuid' }),
    first_name: Type.String(),
    is_verified: Type.Boolean(),
    member_since_on: Type.String({ format: 'date' }),
    trip_count: Type.Integer({ description: 'Trips in their cars that have ended as agreed.' }),
    response: ResponseTimeOrNull,
    languages: Type.Array(Type.String(), { description: 'ISO 639-1, as they say themselves.' }),
    rating: carCardProperties.rating,
    car_count: Type.Integer({ description: 'Public ones.' }),
    cars: Type.Array(CarCardRef, { description: 'The best rated 24.' }),
    reviews: Type.Array(
      Type.Object({ ...ReviewSchema.properties, car_name: Type.String() }, { additionalProperties: false }),
      { description: 'The newest ten, of all their cars.' },
    ),
  },
  { $id: 'OwnerProfile', additionalProperties: false },
);
export type OwnerProfileBody = Static<typeof OwnerProfileSchema>;
export const OwnerProfileRef = Type.Unsafe<OwnerProfileBody>({ $ref: 'OwnerProfile#' });
