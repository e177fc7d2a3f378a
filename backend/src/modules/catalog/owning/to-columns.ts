import type { Updateable } from 'kysely';
import type { City } from '../places/cities.table.js';
import type { CarsTable } from '../cars/cars.table.js';
import { toHoursColumn } from './own-booking-rules.js';
import type { CarChanges } from './own-car.schemas.js';

/** An empty text is none. */
export function normalizeCarInput(changes: CarChanges): CarChanges {
  const tidy = Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [name, value === '' ? null : value]),
  ) as CarChanges;
  if (typeof tidy.vin === 'string') tidy.vin = tidy.vin.toUpperCase().replaceAll(/[\s-]/g, '');
  if (typeof tidy.plate === 'string') tidy.plate = tidy.plate.toUpperCase();
  if (tidy.features !== undefined) tidy.features = [...new Set(tidy.features)];
  return tidy;
}

/** What an owner set as the table keeps it: a city gives the car its time zone, currency and tax. */
export function toColumns(changes: CarChanges, cities: readonly City[]): Updateable<CarsTable> {
  const { place_slug, open_hours, ...others } = changes;
  const columns = open_hours === undefined ? others : { ...others, open_hours: toHoursColumn(open_hours) };
  if (place_slug === undefined) return columns;
  const city = cities.find(({ slug }) => slug === place_slug);
  return {
    ...columns,
    city_id: city?.id ?? null,
    time_zone: city?.time_zone ?? null,
    ...(city && { currency: city.currency, tax_bps: city.tax_bps }),
  };
}
