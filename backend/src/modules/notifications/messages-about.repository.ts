import type { Kysely } from 'kysely';
import type { Tables } from '../../platform/database/tables.js';

/** What a person was told about a trip, and when the mail about it went out; null when it has not. */
interface MessageSent {
  title: string;
  text: string;
  created_at: Date;
  read_at: Date | null;
  sent_at: Date | null;
}

/** What a person was told about a trip by bell and mail, oldest first. */
export async function findMessagesAbout(
  database: Kysely<Tables>,
  { userUuid, reservationUuid }: { userUuid: string; reservationUuid: string },
): Promise<MessageSent[]> {
  return await database
    .selectFrom('notifications')
    .innerJoin('notification_emails', 'notification_uuid', 'notifications.uuid')
    .select(['title', 'text', 'created_at', 'read_at', 'sent_at'])
    .where('user_uuid', '=', userUuid)
    .where('reservation_uuid', '=', reservationUuid)
    .orderBy('created_at')
    .orderBy('notifications.uuid')
    .execute();
}
