import type { Kysely, Transaction } from 'kysely';
import {
  judgeCarDocument,
  placeCarDocument,
} from '../../src/modules/catalog/documents/car-documents.repository.js';
import type { CarVerification } from '../../src/modules/catalog/cars/car-life-cycles.js';
import type { Car } from '../../src/modules/catalog/cars/cars.table.js';
import { insertDocument } from '../../src/modules/people/documents/documents.repository.js';
import { carDocumentKinds } from '../../src/modules/people/documents/documents.table.js';
import type { Tables } from '../../src/tables.js';
import type { CarPaper } from '../verification/drawing/draw-car-paper.js';
import { drawingHeight, drawingWidth } from '../verification/drawing/document-drawing.js';

/** About what one comes to: they are drawn when they are first asked for. */
const usualByteCount = 40_000;

/** Puts in the registration and insurance of a car: good ones once it was approved, and one that was not. */
export async function insertDemoCarDocuments(
  transaction: Transaction<Tables>,
  { uuid: carUuid, owner_uuid }: Pick<Car, 'uuid' | 'owner_uuid'>,
  {
    verification,
    reason,
    createdAt,
  }: { verification: CarVerification; reason: string | null; createdAt: Date },
): Promise<void> {
  for (const kind of carDocumentKinds) {
    const { uuid } = await insertDocument(transaction, {
      kind,
      user_uuid: owner_uuid,
      storage_key: `demo-car-${carUuid}-${kind}`,
      name: `${kind}.jpg`,
      media_type: 'image/webp',
      byte_count: usualByteCount,
      width: drawingWidth,
      height: drawingHeight,
      created_at: createdAt,
    });
    await placeCarDocument(transaction, carUuid, { kind, uuid });
    const isRefused = verification === 'changes_requested' && kind === 'registration';
    if (isRefused) await judgeCarDocument(transaction, carUuid, { kind, decision: 'refused', reason });
    else if (verification === 'approved' || verification === 'suspended')
      await judgeCarDocument(transaction, carUuid, { kind, decision: 'accepted', reason: null });
  }
}

/** What a car's document of the demo shows: what its owner says of it. Undefined for any other document. */
export async function findDemoCarPaper(
  database: Kysely<Tables>,
  storageKey: string,
): Promise<CarPaper | undefined> {
  if (!storageKey.startsWith('demo-car-')) return undefined;
  return await database
    .selectFrom('documents')
    .innerJoin('car_documents as link', 'link.document_uuid', 'documents.uuid')
    .innerJoin('cars', 'cars.uuid', 'link.car_uuid')
    .innerJoin('users as owner', 'owner.uuid', 'cars.owner_uuid')
    .select(['link.kind', 'cars.make', 'cars.model', 'cars.year', 'cars.plate', 'cars.vin'])
    .select(['owner.fname', 'owner.lname'])
    .where('documents.storage_key', '=', storageKey)
    .executeTakeFirst();
}
