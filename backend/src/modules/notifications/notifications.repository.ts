import { randomUUID } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { withInsert } from '../../platform/database/with-insert.js';
import { announce } from '../../platform/live/announce.repository.js';
import { enqueue } from '../../platform/jobs/enqueue.js';
import type { ListPosition } from '../../platform/pagination/list-cursor.js';
import { readListRows } from '../../platform/pagination/list-rows.repository.js';
import type { Tables } from '../../platform/database/tables.js';
import { sendEmailJob } from './email/send-email-job.js';
import type { Message } from './messages/message.js';
import type { Notification } from './notifications.table.js';

/**
 * Puts messages before people's eyes.
 *
 * @param messages with `mailAt`, also queues an e-mail that goes out then at the latest; past events of the demo are not
 *   mailed; with `isCounted` false, does not count as unread
 */
export async function insertNotifications(
  database: Kysely<Tables>,
  kind: string,
  messages: readonly (Message & { mailAt?: Date | undefined; isCounted?: boolean })[],
  createdAt: Date,
): Promise<void> {
  if (messages.length === 0) return;
  const told = messages.map((message) => ({ uuid: randomUUID(), ...message }));
  const emails = told.flatMap(({ uuid, mailAt, mailLink: link = null, reservationUuid = null }) =>
    mailAt === undefined
      ? []
      : [{ notification_uuid: uuid, reservation_uuid: reservationUuid, next_attempt_at: mailAt, link }],
  );
  const writing =
    emails.length === 0
      ? database
      : withInsert(database, (creator) => creator.insertInto('notification_emails').values(emails));
  await writing
    .insertInto('notifications')
    .values(
      told.map(({ uuid, userUuid, title, text, link, isCounted = true }) => ({
        uuid,
        kind,
        title,
        text,
        link,
        user_uuid: userUuid,
        created_at: createdAt,
        // Without the bell it is in the list, where nothing waits to be read.
        read_at: isCounted ? null : createdAt,
      })),
    )
    .execute();
  await announce(database, {
    to: [...new Set(told.map(({ userUuid }) => userUuid))],
    event: { kind: 'notification' },
  });
  const jobs = emails.map(({ notification_uuid, next_attempt_at }) => ({
    data: { notificationUuid: notification_uuid },
    at: next_attempt_at,
  }));
  await enqueue(database, sendEmailJob, jobs);
}

/** A person's notifications, newest first; one more than `limit` when there are more. */
export async function findNotifications(
  database: Kysely<Tables>,
  userUuid: string,
  { after, limit }: { after: ListPosition | undefined; limit: number },
): Promise<Notification[]> {
  const select = database.selectFrom('notifications').selectAll().where('user_uuid', '=', userUuid);
  return await readListRows(database, select, { by: 'created_at', after, limit });
}

/** How many of a person's notifications they have not read. */
export async function countUnread(database: Kysely<Tables>, userUuid: string): Promise<number> {
  const { unread } = await database
    .selectFrom('notifications')
    .select(sql<number>`count(*)`.as('unread'))
    .where('user_uuid', '=', userUuid)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return unread;
}

/** Marks a person's notifications as read: these, or all. Those of others are left alone. */
export async function markRead(
  database: Kysely<Tables>,
  userUuid: string,
  notificationUuids: readonly string[] | undefined,
  readAt: Date,
): Promise<void> {
  if (notificationUuids?.length === 0) return;
  await database
    .updateTable('notifications')
    .set({ read_at: readAt })
    .where('user_uuid', '=', userUuid)
    .where('read_at', 'is', null)
    .$if(notificationUuids !== undefined, (query) => query.where('uuid', 'in', notificationUuids ?? []))
    .execute();
}
