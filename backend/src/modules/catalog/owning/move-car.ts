import { recordAudit } from '../../../platform/audit/audit-log.repository.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import { readCarDocuments } from '../documents/car-documents.repository.js';
import { areDocumentsOverdue } from '../documents/missing-documents.js';
import { readCarPhotos } from '../photos/car-photos.repository.js';
import { carListingMoves, requireCarVerificationMove, type CarListing } from '../cars/car-life-cycles.js';
import { requireMove } from '../../../platform/state-machine/state-machine.js';
import { deleteCarRow, updateCarRow } from '../cars/cars.repository.js';
import { missingFromCar } from './missing-facts.js';
import { lockOwnCar } from '../cars/own-car-access.js';
import { toOwnCar } from './own-car-body.js';
import type { OwnCarBody } from './own-car.schemas.js';
import { type User, deleteUnusedDocument } from '../../people/public.js';

/**
 * Sends the caller's own car to be verified.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED, or 422 CAR_INCOMPLETE with what is missing
 */
export async function submitCar(deps: Deps, owner: User, carUuid: string): Promise<OwnCarBody> {
  const { database, now } = deps;
  const car = await database.transaction().execute(async (transaction) => {
    const before = await lockOwnCar(transaction, owner, carUuid);
    if (before.verification === 'approved') {
      throw new Problem(409, 'MOVE_NOT_ALLOWED', 'This car has already been verified.');
    }
    requireCarVerificationMove(before.verification, 'pending');
    const photos = await readCarPhotos(transaction, before.uuid);
    const documents = await readCarDocuments(transaction, before.uuid);
    const missing = missingFromCar(before, photos.length, documents);
    if (Object.keys(missing).length > 0) {
      throw new Problem(422, 'CAR_INCOMPLETE', 'A few things are still missing.', { fields: missing });
    }
    const changes = { verification: 'pending', verification_reason: null, submitted_at: now() } as const;
    const after = await updateCarRow(transaction, before.uuid, changes, now());
    await recordAudit(transaction, {
      actorUuid: owner.uuid,
      subject: { type: 'car', uuid: before.uuid },
      action: 'car.submitted',
      before: { verification: before.verification },
      after: { verification: after.verification },
    });
    return after;
  });
  return await toOwnCar(deps, car);
}

/**
 * Lists the caller's own car, or takes it off the list for a while; what is reserved stays so.
 *
 * @throws Problem 409 MOVE_NOT_ALLOWED
 */
export async function setCarListing(
  deps: Deps,
  owner: User,
  carUuid: string,
  listing: CarListing,
): Promise<OwnCarBody> {
  const { database, now } = deps;
  const car = await database.transaction().execute(async (transaction) => {
    const before = await lockOwnCar(transaction, owner, carUuid);
    requireMove(carListingMoves, before.listing, listing, `This car is ${before.listing} already.`);
    if (listing === 'listed' && areDocumentsOverdue(before, now())) {
      const sentence = 'Add the car’s registration and insurance first. Then you can list it again.';
      throw new Problem(409, 'MOVE_NOT_ALLOWED', sentence);
    }
    const after = await updateCarRow(transaction, before.uuid, { listing }, now());
    await recordAudit(transaction, {
      actorUuid: owner.uuid,
      subject: { type: 'car', uuid: before.uuid },
      action: `car.${listing}`,
      before: { listing: before.listing },
      after: { listing },
    });
    return after;
  });
  return await toOwnCar(deps, car);
}

/**
 * Throws a draft away.
 *
 * @returns the storage keys of its photos and documents, whose files are still to be removed
 * @throws Problem 409 MOVE_NOT_ALLOWED for a car that is no draft: others may have reserved it
 */
export async function deleteDraft(
  { database }: Deps,
  owner: User,
  carUuid: string,
): Promise<{ photos: string[]; documents: string[] }> {
  return await database.transaction().execute(async (transaction) => {
    const car = await lockOwnCar(transaction, owner, carUuid);
    if (car.verification !== 'draft') {
      throw new Problem(409, 'MOVE_NOT_ALLOWED', 'Only a draft can be deleted. Pause the car instead.');
    }
    const photos = await readCarPhotos(transaction, car.uuid);
    const documents: string[] = [];
    for (const { uuid } of await readCarDocuments(transaction, car.uuid)) {
      const key = await deleteUnusedDocument(transaction, uuid);
      if (key !== undefined) documents.push(key);
    }
    await deleteCarRow(transaction, car.uuid);
    await recordAudit(transaction, {
      actorUuid: owner.uuid,
      subject: { type: 'car', uuid: car.uuid },
      action: 'car.deleted',
      before: { verification: car.verification },
    });
    return { photos: photos.map(({ storage_key }) => storage_key), documents };
  });
}
