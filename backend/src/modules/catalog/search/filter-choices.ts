import { carFeatures, carTypes, fuels, transmissions } from '../cars/car-enumerations.js';
import type { CompleteCar } from '../cars/complete-car.js';
import type { CountedFilter, SearchFilters } from './search.schemas.js';

/** What the choices ask of a car. */
export type ChosenFacts = Pick<
  CompleteCar,
  'type' | 'transmission' | 'fuel' | 'seats' | 'features' | 'instant_book'
>;

export interface FilterChoice {
  filter: CountedFilter;
  value: string;
  /** Whether a car is one of those that this choice alone lets through. */
  fits: (car: ChosenFacts) => boolean;
}

/** Everything that can be chosen in a filter, in the order of the filters. */
const filterChoices: readonly FilterChoice[] = [
  ...carTypes.map((value) => choice('type', value, ({ type }) => type === value)),
  ...transmissions.map((value) => choice('transmission', value, (car) => car.transmission === value)),
  ...fuels.map((value) => choice('fuel', value, ({ fuel }) => fuel === value)),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((least) =>
    choice('seats', String(least), ({ seats }) => seats >= least),
  ),
  ...carFeatures.map((value) => choice('features', value, ({ features }) => features.includes(value))),
  choice('instant_book', 'true', (car) => car.instant_book),
];

function choice(filter: CountedFilter, value: string, fits: FilterChoice['fits']): FilterChoice {
  return { filter, value, fits };
}

/** Of these a car has one: another choice is instead of, or besides, the first. All features have to be there. */
const alternatives: readonly CountedFilter[] = ['type', 'transmission', 'fuel', 'seats'];

/**
 * The choices by the search that is left when their own filter is open: one search for all filters without a choice, and
 * one for each of the others.
 */
export function searchesToCount(
  filters: SearchFilters,
): { filters: SearchFilters; choices: readonly FilterChoice[] }[] {
  const opened = alternatives.filter((name) => filters[name] !== undefined);
  return [
    { filters, choices: filterChoices.filter(({ filter }) => !opened.includes(filter)) },
    ...opened.map((name) => ({
      filters: { ...filters, [name]: undefined },
      choices: filterChoices.filter(({ filter }) => filter === name),
    })),
  ];
}
