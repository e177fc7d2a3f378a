import { Type, type Static } from 'typebox';

const place = {
  slug: Type.String({ description: 'Names the place in links.' }),
  name: Type.String(),
  country: Type.String(),
  country_code: Type.String({ description: 'ISO 3166-1, two letters.' }),
  time_zone: Type.String({ description: 'IANA name; local times of cars here are in it.' }),
  currency: Type.String({ description: 'ISO 4217.' }),
};

export const PlaceSchema = Type.Object(place, { $id: 'Place', additionalProperties: false });
export type PlaceBody = Static<typeof PlaceSchema>;
export const PlaceRef = Type.Unsafe<PlaceBody>({ $ref: 'Place#' });

export const PlacesQuery = Type.Object(
  {
    query: Type.Optional(Type.String({ title: 'Place', maxLength: 100 })),
    all: Type.Optional(Type.Boolean({ description: 'Also places that have no cars yet.' })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20 })),
  },
  { additionalProperties: false },
);
export type PlacesQuery = Static<typeof PlacesQuery>;

export const PlacesResponse = Type.Object({
  places: Type.Array(Type.Object({ ...place, car_count: Type.Integer() }, { additionalProperties: false })),
});
export type PlacesResponse = Static<typeof PlacesResponse>;
