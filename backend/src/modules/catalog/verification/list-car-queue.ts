import type { Deps } from '../../../platform/deps.js';
import { readDocumentsOfCars } from '../documents/car-documents.repository.js';
import { kindsToSend } from '../documents/missing-documents.js';
import { toPhoto } from '../photos/photo-body.js';
import { carQueue, selectCarsToVerify } from './car-queue.repository.js';
import type { CarQueueBody, CarQueueQuery } from './car-verification.schemas.js';
import { type User, listQueue } from '../../people/public.js';

/** A page of cars in one state, the one that was sent first before the others. */
export async function listCarQueue(deps: Deps, admin: User, query: CarQueueQuery): Promise<CarQueueBody> {
  const { cursor, limit } = query;
  const { entries, ...queue } = await listQueue(deps, carQueue, admin, {
    select: selectCarsToVerify(deps.database, query),
    list: 'car-verifications',
    cursor,
    limit,
    isOldestFirst: true,
  });
  const documents = await readDocumentsOfCars(
    deps.database,
    entries.map(({ uuid }) => uuid),
  );
  const cars = entries.map((car) => ({
    car_uuid: car.uuid,
    make: car.make,
    model: car.model,
    year: car.year,
    plate: car.plate,
    photo:
      car.cover === null ? null : toPhoto(deps, car.cover, [car.make, car.model].filter(Boolean).join(' ')),
    owner: { user_uuid: car.owner_uuid, name: `${car.fname} ${car.lname}` },
    verification: car.verification,
    submitted_at: car.waiting_since.toISOString(),
    missing_documents: kindsToSend(documents.get(car.uuid) ?? []),
    was_approved: car.was_approved,
    claim: car.claim,
  }));
  return { cars, ...queue };
}
