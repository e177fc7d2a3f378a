import type { Insertable, Kysely } from 'kysely';
import type { Car, CarsTable } from '../src/modules/catalog/cars/cars.table.js';
import {
  findCar,
  insertCar,
  refreshRates,
  replaceCarRates,
} from '../src/modules/catalog/cars/cars.repository.js';
import type { Tables } from '../src/tables.js';
import { readCities } from '../src/modules/catalog/places/cities.repository.js';
import type { DatedRate } from '../src/modules/catalog/pricing/day-rates.js';

/** All that a car needs to be submitted, as the API takes it. */
export function aCarToList(overrides: Record<string, unknown> = {}) {
  return {
    make: 'Fiat',
    model: '500',
    year: 2021,
    type: 'small',
    transmission: 'manual',
    fuel: 'petrol',
    seats: 4,
    doors: 3,
    colour: 'White',
    plate: 'AA-01-BB',
    description: 'A small car that finds a place to park wherever you go.',
    features: ['bluetooth', 'air_conditioning'],
    place_slug: 'lisbon',
    street: 'Rua Augusta 1',
    zip_code: '1100-048',
    daily_price_minor: 4200,
    ...overrides,
  };
}

/** Most tests are of something else, and book at any hour. */
export const noBookingRules = {
  notice_hours: 0,
  open_hours: Array.from({ length: 7 }, () => [0, 1440]).flat(),
  buffer_before_minutes: 0,
  buffer_after_minutes: 0,
};

type CarOverrides = Partial<Insertable<CarsTable>> & { place_slug?: string; rates?: DatedRate[] };

/** A car in the database; approved, and so public when its owner is verified, unless told otherwise. */
export async function aCar(
  { database }: { database: Kysely<Tables> },
  ownerUuid: string,
  overrides: CarOverrides = {},
): Promise<Car> {
  const { place_slug, rates = [], ...columns } = overrides;
  const { place_slug: usual, ...facts } = aCarToList();
  const city = (await readCities(database)).find(({ slug }) => slug === (place_slug ?? usual));
  if (city === undefined) throw new Error(`There is no city ${place_slug}`);
  const { uuid } = await insertCar(database, {
    ...(facts as Partial<Insertable<CarsTable>>),
    owner_uuid: ownerUuid,
    city_id: city.id,
    time_zone: city.time_zone,
    currency: city.currency,
    tax_bps: city.tax_bps,
    ...noBookingRules,
    ...columns,
    // Its rates' bounds, without which no car can be more, are worked out below.
    verification: 'draft',
  });
  await replaceCarRates(database, uuid, rates);
  await refreshRates(database, uuid);
  await database
    .updateTable('cars')
    .set({ verification: columns.verification ?? 'approved', approved_at: columns.approved_at ?? new Date() })
    .where('uuid', '=', uuid)
    .execute();
  const car = await findCar(database, uuid);
  if (car === undefined) throw new Error('The car has vanished');
  return car;
}
