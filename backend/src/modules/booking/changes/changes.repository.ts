import type { Insertable, Kysely, Updateable } from 'kysely';
import type { Tables } from '../../../platform/database/tables.js';
import { liveChangeStatuses } from './change-life-cycle.js';
import type { Change, ReservationChangesTable } from './changes.table.js';

/** Adds a change. */
export async function insertChange(
  transaction: Kysely<Tables>,
  change: Insertable<ReservationChangesTable>,
): Promise<Change> {
  return await transaction
    .insertInto('reservation_changes')
    .values(change)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A change in whatever state; undefined when there is none. */
export async function findChange(database: Kysely<Tables>, changeUuid: string): Promise<Change | undefined> {
  return await database
    .selectFrom('reservation_changes')
    .selectAll()
    .where('uuid', '=', changeUuid)
    .executeTakeFirst();
}

/** The change of a reservation that is not decided yet, if there is one. Lock the reservation first. */
export async function findLiveChange(
  database: Kysely<Tables>,
  reservationUuid: string,
): Promise<Change | undefined> {
  return await database
    .selectFrom('reservation_changes')
    .selectAll()
    .where('reservation_uuid', '=', reservationUuid)
    .where('status', 'in', liveChangeStatuses)
    .executeTakeFirst();
}

/** Changes a change that is there. */
export async function updateChange(
  transaction: Kysely<Tables>,
  changeUuid: string,
  changes: Updateable<ReservationChangesTable>,
  now: Date,
): Promise<Change> {
  return await transaction
    .updateTable('reservation_changes')
    .set({ ...changes, updated_at: now })
    .where('uuid', '=', changeUuid)
    .returningAll()
    .executeTakeFirstOrThrow();
}
