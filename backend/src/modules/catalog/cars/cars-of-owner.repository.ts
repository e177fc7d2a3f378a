import type { Kysely } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';

/** A person's cars, drafts included, the last changed first. */
export async function readCarsOf(database: Kysely<Tables>, userUuid: string) {
  return await database
    .selectFrom('cars')
    .select(['uuid', 'make', 'model', 'plate', 'verification', 'listing'])
    .where('owner_uuid', '=', userUuid)
    .orderBy('updated_at', 'desc')
    .limit(100)
    .execute();
}

/** Locks a person's cars against reservations until the transaction ends. */
export async function lockCarsOf(transaction: Kysely<Tables>, ownerUuid: string): Promise<void> {
  await transaction
    .selectFrom('cars')
    .select('uuid')
    .where('owner_uuid', '=', ownerUuid)
    .orderBy('uuid')
    .forUpdate()
    .execute();
}

/** Pauses a person's cars and removes from them what says where the person lives. Trips in them stay. */
export async function forgetCars(database: Kysely<Tables>, ownerUuid: string, now: Date): Promise<void> {
  await database
    .deleteFrom('cars')
    .where('owner_uuid', '=', ownerUuid)
    .where('verification', '=', 'draft')
    .execute();
  await database
    .updateTable('cars')
    .set({ listing: 'paused', street: '—', zip_code: '—', plate: '—', vin: null, updated_at: now })
    .where('owner_uuid', '=', ownerUuid)
    .execute();
  await database
    .deleteFrom('car_approvals')
    .where('car_uuid', 'in', (build) =>
      build.selectFrom('cars').select('uuid').where('owner_uuid', '=', ownerUuid),
    )
    .execute();
}
