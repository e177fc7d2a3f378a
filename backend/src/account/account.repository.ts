import type { Kysely } from 'kysely';
import { openStatuses } from '../administration/administration.repository.js';
import type { Tables } from '../database/tables.js';

/** Somebody's cars, kept from whoever reserves one meanwhile. */
export async function lockCarsOf(transaction: Kysely<Tables>, ownerUuid: string): Promise<void> {
  await transaction
    .selectFrom('cars')
    .select('uuid')
    .where('owner_uuid', '=', ownerUuid)
    .orderBy('uuid')
    .forUpdate()
    .execute();
}

/** The trips of somebody that are not over, on either side, what comes first of all first. */
export async function readOpenTrips(database: Kysely<Tables>, userUuid: string, limit: number) {
  return await database
    .selectFrom('reservations')
    .innerJoin('cars', 'cars.uuid', 'reservations.car_uuid')
    .select([
      'reservations.uuid',
      'reservations.status',
      'reservations.customer_uuid',
      'cars.make',
      'cars.model',
    ])
    .select(['reservations.pick_up_at', 'reservations.return_at', 'reservations.time_zone'])
    .where((where) =>
      where.or([where('customer_uuid', '=', userUuid), where('reservations.owner_uuid', '=', userUuid)]),
    )
    .where('reservations.status', 'in', openStatuses)
    .orderBy('reservations.pick_up_at')
    .orderBy('reservations.uuid')
    .limit(limit)
    .execute();
}

/** Whether money is still to go to an owner, or to be kept from what goes to them. */
export async function hasOpenPayouts(database: Kysely<Tables>, ownerUuid: string): Promise<boolean> {
  const payout = await database
    .selectFrom('payouts')
    .select('uuid')
    .where('owner_uuid', '=', ownerUuid)
    .where('status', '=', 'scheduled')
    .limit(1)
    .executeTakeFirst();
  return payout !== undefined;
}

/** Takes somebody's cars off the list, and from them what says where they live. Trips that were in them stay. */
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

/** Removes what somebody was told, and what they sent to be verified. */
export async function forgetMessages(database: Kysely<Tables>, userUuid: string): Promise<void> {
  await database.deleteFrom('notifications').where('user_uuid', '=', userUuid).execute();
  await database.deleteFrom('document_links').where('user_uuid', '=', userUuid).execute();
  await database.deleteFrom('user_verifications').where('user_uuid', '=', userUuid).execute();
}
