import { Type, type Static } from 'typebox';
import { localDateTimePattern } from '../../../platform/time/local-time.js';
import { PlaceRef } from '../places/place.schemas.js';
import { carFeatures, carTypes, fuels, transmissions } from '../cars/car-enumerations.js';
import { CarCardRef } from '../viewing/car-card.schemas.js';

export const searchSorts = ['rating', 'price', 'price_desc', 'newest'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** What a car must be to be found. */
const filters = {
  place: Type.Optional(Type.String({ title: 'Place', maxLength: 100, description: 'City or country.' })),
  pick_up: Type.Optional(LocalTime('Pick-up')),
  return: Type.Optional(LocalTime('Return')),
  price_per_day_min: Type.Optional(Price('Lowest price per day')),
  price_per_day_max: Type.Optional(Price('Highest price per day')),
  total_min: Type.Optional(Price('Lowest total')),
  total_max: Type.Optional(Price('Highest total')),
  type: Type.Optional(ListOf('Type', carTypes)),
  transmission: Type.Optional(ListOf('Transmission', transmissions)),
  fuel: Type.Optional(ListOf('Fuel', fuels)),
  seats: Type.Optional(Type.Integer({ title: 'Seats', minimum: 1, maximum: 9, description: 'At least.' })),
  features: Type.Optional(ListOf('Features', carFeatures)),
  instant_book: Type.Optional(Type.Boolean({ title: 'Instant book' })),
};

export const SearchFilters = Type.Object(filters, { additionalProperties: false });
export type SearchFilters = Static<typeof SearchFilters>;

export const SearchQuery = Type.Object(
  {
    ...filters,
    sort: Type.Optional(Type.Enum([...searchSorts], { title: 'Sort', default: 'rating' })),
    cursor: Type.Optional(Type.String({ title: 'Cursor', maxLength: 500 })),
    limit: Type.Optional(Type.Integer({ title: 'Limit', minimum: 1, maximum: 100, default: 24 })),
  },
  { additionalProperties: false },
);
export type SearchQuery = Static<typeof SearchQuery>;

export const SearchResponse = Type.Object({
  cars: Type.Array(CarCardRef),
  places: Type.Array(PlaceRef, { description: 'What `place` was understood as.' }),
  has_more: Type.Boolean(),
  next_cursor: Type.Union([Type.String(), Type.Null()]),
});
export type SearchResponse = Static<typeof SearchResponse>;

export const relaxations = [
  'place',
  'period',
  'price_per_day',
  'total',
  'type',
  'transmission',
  'fuel',
  'seats',
  'features',
  'instant_book',
] as const;
export type Relaxation = (typeof relaxations)[number];

const count = { count: Type.Integer(), is_capped: Type.Boolean({ description: 'There are more.' }) };

export const SearchSummary = Type.Object({
  ...count,
  relax: Type.Array(Type.Object({ drop: Type.Enum([...relaxations]), ...count }), {
    description: 'When nothing is found: filters without which something is, the most first.',
  }),
  nearest: Type.Array(Type.Object({ pick_up: Type.String(), return: Type.String(), ...count }), {
    description: 'When nothing is found: the nearest times at which something is, where the cars are.',
  }),
});
export type SearchSummary = Static<typeof SearchSummary>;

export const countedFilters = ['type', 'transmission', 'fuel', 'seats', 'features', 'instant_book'] as const;
export type CountedFilter = (typeof countedFilters)[number];

export const FilterCounts = Type.Object({
  choices: Type.Array(
    Type.Object({
      filter: Type.Enum([...countedFilters]),
      value: Type.String({ description: 'As the filter takes it.' }),
      ...count,
    }),
  ),
});
export type FilterCounts = Static<typeof FilterCounts>;

function LocalTime(title: string) {
  return Type.String({
    title,
    maxLength: 16,
    pattern: localDateTimePattern,
    description: "YYYY-MM-DDTHH:mm in the car's city.",
  });
}

function Price(title: string) {
  return Type.Integer({ title, minimum: 0, maximum: 100_000_000, description: 'Minor units, all included.' });
}

function ListOf(title: string, values: readonly string[]) {
  const one = `(?:${values.join('|')})`;
  return Type.String({
    title,
    maxLength: 500,
    pattern: `^${one}(?:,${one})*$`,
    description: `Comma-separated: ${values.join(', ')}.`,
  });
}
