import { randomUUID } from 'node:crypto';
import type { Insertable, Kysely } from 'kysely';
import type { Car, CarsTable } from '../src/modules/catalog/cars/cars.table.js';
import {
  findCar,
  insertCar,
  refreshRates,
  replaceCarRates,
} from '../src/modules/catalog/cars/cars.repository.js';
import type { Tables } from '../src/tables.js';
import {
  judgeCarDocument,
  placeCarDocument,
} from '../src/modules/catalog/documents/car-documents.repository.js';
import { insertDocument } from '../src/modules/people/documents/documents.repository.js';
import { carDocumentKinds } from '../src/modules/people/documents/documents.table.js';
import { aPdf } from './a-document.js';
import { aForm } from './a-photo.js';
import type { TestApp } from './test-app.js';
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

type CarOverrides = Partial<Insertable<CarsTable>> & {
  place_slug?: string;
  rates?: DatedRate[];
  /** Whether it has no documents, as cars had that were listed before. */
  isWithoutDocuments?: boolean;
};

/** A car in the database; approved, and so public when its owner is verified, unless told otherwise. */
export async function aCar(
  { database }: { database: Kysely<Tables> },
  ownerUuid: string,
  overrides: CarOverrides = {},
): Promise<Car> {
  const { place_slug, rates = [], isWithoutDocuments = false, ...columns } = overrides;
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
  if (columns.verification !== 'draft' && !isWithoutDocuments) {
    await insertCarDocuments(database, {
      carUuid: uuid,
      ownerUuid,
      isAccepted: columns.verification === undefined,
    });
  }
  const car = await findCar(database, uuid);
  if (car === undefined) throw new Error('The car has vanished');
  return car;
}

/** Both documents of a car, whose files are nowhere. */
async function insertCarDocuments(
  database: Kysely<Tables>,
  { carUuid, ownerUuid, isAccepted }: { carUuid: string; ownerUuid: string; isAccepted: boolean },
): Promise<void> {
  for (const kind of carDocumentKinds) {
    const { uuid } = await insertDocument(database, {
      kind,
      user_uuid: ownerUuid,
      storage_key: randomUUID(),
      name: `${kind}.pdf`,
      media_type: 'application/pdf',
      byte_count: 1000,
      width: null,
      height: null,
    });
    await placeCarDocument(database, carUuid, { kind, uuid });
    if (isAccepted) await judgeCarDocument(database, carUuid, { kind, decision: 'accepted', reason: null });
  }
}

/** Uploads both documents of a person's own car, as its form does. */
export async function uploadCarDocuments(
  { app }: TestApp,
  { headers }: { headers: { authorization: string } },
  carUuid: string,
): Promise<void> {
  for (const kind of carDocumentKinds) {
    const form = aForm(aPdf(), { name: `${kind}.pdf`, field: 'document' });
    const answer = await app.inject({
      method: 'POST',
      url: `/cars/${carUuid}/documents/${kind}`,
      headers: { ...headers, ...form.headers },
      payload: form.payload,
    });
    if (answer.statusCode !== 201) throw new Error(answer.body);
  }
}
