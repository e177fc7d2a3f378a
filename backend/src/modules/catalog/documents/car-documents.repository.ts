import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { type CarDocumentKind, type DocumentRow, carDocumentKinds } from '../../people/public.js';
import type { CarDocumentsTable } from './car-documents.table.js';

/** A car's document with what was said to it. */
export type CarDocument = Omit<DocumentRow, 'kind'> & CarDocumentsTable;

/** The documents of several cars, by the car's id, in the order in which they are asked for. */
export async function readDocumentsOfCars(
  database: Kysely<Tables>,
  carUuids: readonly string[],
): Promise<Map<string, CarDocument[]>> {
  const documents = new Map<string, CarDocument[]>(carUuids.map((uuid) => [uuid, []]));
  if (carUuids.length === 0) return documents;
  const rows = await database
    .selectFrom('car_documents as link')
    .innerJoin('documents', 'documents.uuid', 'link.document_uuid')
    .selectAll('documents')
    .select(['link.car_uuid', 'link.document_uuid', 'link.kind', 'link.decision', 'link.reason'])
    .where('link.car_uuid', 'in', carUuids)
    .execute();
  rows.sort((a, b) => carDocumentKinds.indexOf(a.kind) - carDocumentKinds.indexOf(b.kind));
  for (const row of rows) documents.get(row.car_uuid)?.push(row);
  return documents;
}

/** The documents of one car. */
export async function readCarDocuments(database: Kysely<Tables>, carUuid: string): Promise<CarDocument[]> {
  return (await readDocumentsOfCars(database, [carUuid])).get(carUuid) ?? [];
}

/**
 * Puts a document in its place at a car.
 *
 * @returns the id of the one that was there before
 */
export async function placeCarDocument(
  database: Kysely<Tables>,
  carUuid: string,
  { kind, uuid }: { kind: CarDocumentKind; uuid: string },
): Promise<string | undefined> {
  const before = await takeCarDocument(database, carUuid, kind);
  await database
    .insertInto('car_documents')
    .values({ car_uuid: carUuid, kind, document_uuid: uuid, decision: null, reason: null })
    .execute();
  return before;
}

/**
 * Takes a document from a car.
 *
 * @returns its id; undefined when there was none
 */
export async function takeCarDocument(
  database: Kysely<Tables>,
  carUuid: string,
  kind: CarDocumentKind,
): Promise<string | undefined> {
  const taken = await database
    .deleteFrom('car_documents')
    .where('car_uuid', '=', carUuid)
    .where('kind', '=', kind)
    .returning('document_uuid')
    .executeTakeFirst();
  return taken?.document_uuid;
}

/** Writes down what an administrator said to one document. */
export async function judgeCarDocument(
  database: Kysely<Tables>,
  carUuid: string,
  { kind, decision, reason }: Pick<CarDocumentsTable, 'kind' | 'decision' | 'reason'>,
): Promise<void> {
  await database
    .updateTable('car_documents')
    .set({ decision, reason })
    .where('car_uuid', '=', carUuid)
    .where('kind', '=', kind)
    .execute();
}

const ofThemNoneWait = { verification: 'approved', documents_wait: false } as const;

/**
 * Some of the cars whose owners have not shown their documents and have until a day, kept from others until the
 * transaction ends; what another person holds is left for the next time.
 */
export async function lockCarsToRemind(
  transaction: Kysely<Tables>,
  { dueOn, todayOn, limit }: { dueOn: string; todayOn: string; limit: number },
) {
  return await transaction
    .selectFrom('cars')
    .select(['uuid', 'documents_due_on'])
    .where((where) => where.and(ofThemNoneWait))
    .where('documents_due_on', '<=', dueOn)
    .where('documents_due_on', '>', todayOn)
    .where('documents_reminded_at', 'is', null)
    .orderBy('uuid')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Some of the listed cars whose documents were due, kept from others in the same way. */
export async function lockCarsOverdue(
  transaction: Kysely<Tables>,
  { todayOn, limit }: { todayOn: string; limit: number },
) {
  return await transaction
    .selectFrom('cars')
    .select(['uuid', 'listing'])
    .where((where) => where.and(ofThemNoneWait))
    .where('listing', '=', 'listed')
    .where('documents_due_on', '<=', todayOn)
    .orderBy('uuid')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
}
