import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import type { Deps } from '../../../platform/deps.js';
import { Problem } from '../../../platform/http/problem.js';
import type { Car } from '../cars/cars.table.js';
import { updateCarRow } from '../cars/cars.repository.js';
import { findOwnCar, lockOwnCar } from '../cars/own-car-access.js';
import { type CarDocumentKind, type User, deleteUnusedDocument, keepDocument } from '../../people/public.js';
import { placeCarDocument, readCarDocuments, takeCarDocument } from './car-documents.repository.js';
import { kindsToSend, missingDocuments } from './missing-documents.js';

/**
 * Keeps a document of the caller's own car, in place of the one of its kind. An approved car stays so; its documents
 * wait for a decision once both are there; a suspended one takes what it lacks, which is judged when it comes back.
 *
 * @throws Problem CAR_NOT_FOUND, MOVE_NOT_ALLOWED for what a suspended car has, and as `FileOpener.open`
 */
export async function addCarDocument(
  deps: Deps,
  owner: User,
  carUuid: string,
  { kind, ...file }: { kind: CarDocumentKind; bytes: Uint8Array; name: string },
): Promise<void> {
  // Before the work, and again below: it may change meanwhile.
  await requireAddable(deps.database, await findOwnCar(deps.database, owner, carUuid), kind);
  await keepDocument(deps, { ...file, kind, userUuid: owner.uuid }, async (transaction, { uuid }) => {
    const car = await lockOwnCar(transaction, owner, carUuid);
    await requireAddable(transaction, car, kind);
    const before = await placeCarDocument(transaction, car.uuid, { kind, uuid });
    await updateCarRow(transaction, car.uuid, await waiting(transaction, car, deps.now()), deps.now());
    return before;
  });
}

/**
 * Takes a document from the caller's own car.
 *
 * @throws Problem CAR_NOT_FOUND; MOVE_NOT_ALLOWED for a car that waits or was approved: it can be replaced there
 */
export async function removeCarDocument(
  { database, documentStorage, now }: Deps,
  owner: User,
  carUuid: string,
  kind: CarDocumentKind,
): Promise<void> {
  const unused = await database.transaction().execute(async (transaction) => {
    const car = await lockOwnCar(transaction, owner, carUuid);
    requireEditable(car);
    if (car.verification === 'pending' || car.verification === 'approved') {
      throw new Problem(409, 'MOVE_NOT_ALLOWED', 'This car needs the document. You can replace it.');
    }
    const taken = await takeCarDocument(transaction, car.uuid, kind);
    await updateCarRow(transaction, car.uuid, {}, now());
    return taken === undefined ? undefined : await deleteUnusedDocument(transaction, taken);
  });
  if (unused !== undefined) await documentStorage.remove(unused);
}

async function requireAddable(database: Kysely<Tables>, car: Car, kind: CarDocumentKind): Promise<void> {
  if (car.verification !== 'suspended') return;
  if (!kindsToSend(await readCarDocuments(database, car.uuid)).includes(kind)) requireEditable(car);
}

function requireEditable({ verification }: Car): void {
  if (verification !== 'suspended') return;
  throw new Problem(409, 'MOVE_NOT_ALLOWED', 'This car is suspended. Please contact us.');
}

/** What becomes of a car that was approved before its documents are as they are now. */
async function waiting(transaction: Transaction<Tables>, car: Car, now: Date) {
  if (car.verification !== 'approved') return {};
  const missing = missingDocuments(await readCarDocuments(transaction, car.uuid));
  if (Object.keys(missing).length > 0) return {};
  return { documents_wait: true, submitted_at: car.documents_wait ? car.submitted_at : now };
}
