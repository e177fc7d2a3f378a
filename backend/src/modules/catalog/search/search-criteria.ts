import { readTripPeriod, type PeriodLimits, type TripPeriod } from '../availability/trip-period.js';
import type { City } from '../places/cities.table.js';
import { matchPlaces } from '../places/match-places.js';
import { Problem } from '../../../platform/http/problem.js';
import type { CarFeature, CarType, Fuel, Transmission } from '../cars/car-enumerations.js';
import type { SearchFilters } from './search.schemas.js';

/** What a search asks for, understood. */
export interface SearchCriteria {
  /** Null: anywhere. */
  cities: readonly City[] | null;
  /** The wanted period in each time zone that has cities; null without a period. Never empty. */
  periods: readonly TripPeriod[] | null;
  types: CarType[];
  transmissions: Transmission[];
  fuels: Fuel[];
  /** At least; 0 for any. */
  seats: number;
  features: CarFeature[];
  instantBookOnly: boolean;
  pricePerDay: Range;
  total: Range;
}

/** Minor units, both ends included. */
export interface Range {
  from: number | null;
  to: number | null;
}

/**
 * Understands a search.
 *
 * @throws Problem PERIOD_NOT_ALLOWED or VALUE_NOT_ALLOWED with `fields` named like the query's
 */
export function readSearchCriteria(
  filters: SearchFilters,
  allCities: readonly City[],
  limits: PeriodLimits,
): SearchCriteria {
  const { place = '' } = filters;
  const cities = place === '' ? null : matchPlaces(allCities, place);
  const criteria: SearchCriteria = {
    cities,
    periods: readPeriods(filters, cities === null || cities.length === 0 ? allCities : cities, limits),
    types: listed<CarType>(filters.type),
    transmissions: listed<Transmission>(filters.transmission),
    fuels: listed<Fuel>(filters.fuel),
    seats: filters.seats ?? 0,
    features: listed<CarFeature>(filters.features),
    instantBookOnly: filters.instant_book ?? false,
    pricePerDay: readRange(filters, 'price_per_day'),
    total: readRange(filters, 'total'),
  };
  if (criteria.periods === null && (criteria.total.from !== null || criteria.total.to !== null)) {
    const field = criteria.total.from === null ? 'total_max' : 'total_min';
    throw refuse(field, 'Choose your dates to filter by the total.');
  }
  return criteria;
}

function readPeriods(
  filters: SearchFilters,
  cities: readonly City[],
  limits: PeriodLimits,
): TripPeriod[] | null {
  const { pick_up, return: returned } = filters;
  if (pick_up === undefined && returned === undefined) return null;
  if (pick_up === undefined || returned === undefined) {
    const [field, sentence] =
      pick_up === undefined
        ? ['pick_up', 'Choose when you pick the car up.']
        : ['return', 'Choose when you bring the car back.'];
    throw new Problem(422, 'PERIOD_NOT_ALLOWED', sentence, { fields: { [field]: sentence } });
  }

  const periods: TripPeriod[] = [];
  let refusal: unknown;
  for (const timeZone of new Set(cities.map(({ time_zone }) => time_zone))) {
    try {
      periods.push(readTripPeriod({ pick_up, return: returned }, timeZone, limits));
    } catch (error) {
      // 9:00 can be over in Athens and still to come in Lisbon.
      refusal = error;
    }
  }
  if (periods.length === 0) throw refusal;
  return periods;
}

function readRange(filters: SearchFilters, name: 'price_per_day' | 'total'): Range {
  const from = filters[`${name}_min`] ?? null;
  const to = filters[`${name}_max`] ?? null;
  if (from !== null && to !== null && from > to) {
    throw refuse(`${name}_max`, 'The highest price is below the lowest.');
  }
  return { from, to };
}

function listed<Value extends string>(text: string | undefined): Value[] {
  return text === undefined ? [] : (text.split(',') as Value[]);
}

function refuse(field: string, sentence: string): Problem {
  return new Problem(422, 'VALUE_NOT_ALLOWED', sentence, { fields: { [field]: sentence } });
}
