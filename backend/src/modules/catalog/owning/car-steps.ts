import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { readCarDocuments } from '../documents/car-documents.repository.js';
import { missingDocuments } from '../documents/missing-documents.js';
import { countCarPhotos } from '../photos/car-photos.repository.js';
import type { Car } from '../cars/cars.table.js';
import { findForemostCar } from '../cars/cars.repository.js';
import { missingFacts } from './missing-facts.js';
import { findOwnCar } from '../cars/own-car-access.js';
import type { User } from '../../people/public.js';

/** How far an owner's car is; without a car, nothing is done. */
export interface CarSteps {
  carUuid: string | null;
  verification: Car['verification'];
  /** Whether it is described in full, photos and price aside. */
  isDescribed: boolean;
  hasPhotos: boolean;
  /** Registration and insurance, neither of them refused. */
  hasDocuments: boolean;
  /** Until when a car that was approved without documents has to show them; null for all others. */
  documentsDueOn: string | null;
  /** Whether documents that an approved car was given since wait for us. */
  documentsWait: boolean;
  isListed: boolean;
  hasPrice: boolean;
}

const noCar: CarSteps = {
  carUuid: null,
  verification: 'draft',
  isDescribed: false,
  hasPhotos: false,
  hasDocuments: false,
  documentsDueOn: null,
  documentsWait: false,
  isListed: false,
  hasPrice: false,
};

/**
 * How far one of an owner's cars is, or the one that is furthest.
 *
 * @throws Problem 404 CAR_NOT_FOUND when the named one is not theirs
 */
export async function carStepsOf(database: Kysely<Tables>, owner: User, carUuid?: string): Promise<CarSteps> {
  const car =
    carUuid === undefined
      ? await findForemostCar(database, owner.uuid)
      : await findOwnCar(database, owner, carUuid);
  if (car === undefined) return noCar;
  const [photos, documents] = await Promise.all([
    countCarPhotos(database, car.uuid),
    readCarDocuments(database, car.uuid),
  ]);
  const { photos: _, daily_price_minor: __, ...rest } = missingFacts(car, photos);
  return {
    carUuid: car.uuid,
    verification: car.verification,
    isDescribed: Object.keys(rest).length === 0,
    hasPhotos: photos > 0,
    hasDocuments: Object.keys(missingDocuments(documents)).length === 0,
    documentsDueOn: car.documents_due_on,
    documentsWait: car.verification === 'approved' && car.documents_wait,
    isListed: car.listing === 'listed',
    hasPrice: car.daily_price_minor !== null,
  };
}
