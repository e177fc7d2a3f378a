import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';

/** Deletes what a person was notified of. */
export async function deleteNotificationsOf(database: Kysely<Tables>, userUuid: string): Promise<void> {
  await database.deleteFrom('notification_preferences').where('user_uuid', '=', userUuid).execute();
  await database.deleteFrom('notifications').where('user_uuid', '=', userUuid).execute();
}
