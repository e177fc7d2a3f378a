import { randomUUID } from 'node:crypto';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import { withInsert } from '../../platform/database/with-insert.js';
import { enqueue } from '../../platform/jobs/enqueue.js';
import type { ListPosition } from '../../platform/pagination/list-cursor.js';
import { readListRows } from '../../platform/pagination/list-rows.repository.js';
import type { Tables } from '../../platform/database/tables.js';
import type { DomainEvent } from '../../platform/outbox/domain-events.js';
import { topicOf } from './email/mail-times.js';
import { withheldReasons } from './email/withheld-reasons.js';
import type { Topic } from './preferences/preferences.table.js';
import { sendEmailJob } from './email/send-email-job.js';
import type { Message } from './messages/message.js';
import type { Notification } from './notifications.table.js';

/**
 * Puts messages before people's eyes. A topic that is not wanted in the bell is in the list, where it does not wait to be
 * read; one that is not wanted by mail has none.
 *
 * @param messages with `mailAt`, also queues an e-mail that goes out then at the latest; past events of the demo are not
 *   mailed
 */
export async function insertNotifications(
  database: Kysely<Tables>,
  kind: DomainEvent['kind'],
  messages: readonly (Message & { mailAt?: Date | undefined })[],
  createdAt: Date,
): Promise<void> {
  if (messages.length === 0) return;
  const topic = topicOf(kind);
  const told = messages.map((message) => ({ uuid: randomUUID(), ...message }));
  const mailed = told.flatMap((message) =>
    message.mailAt === undefined ? [] : [{ ...message, mailAt: message.mailAt }],
  );
  const emails = mailed.map(({ uuid, userUuid, mailAt, mailLink: link = null, reservationUuid = null }) => {
    const isRefused = topic && refuses(userUuid, topic, 'mail');
    return {
      notification_uuid: uuid,
      reservation_uuid: reservationUuid,
      next_attempt_at:
        isRefused === undefined
          ? mailAt
          : sql<Date | null>`case when ${isRefused} then null else ${mailAt}::timestamptz end`,
      last_error:
        isRefused === undefined
          ? null
          : sql<string | null>`case when ${isRefused} then ${withheldReasons.unwanted}::text end`,
      link,
    };
  });
  const writing =
    emails.length === 0
      ? database
      : withInsert(database, (creator) => creator.insertInto('notification_emails').values(emails));
  await writing
    .insertInto('notifications')
    .values(
      told.map(({ uuid, userUuid, title, text, link }) => ({
        uuid,
        kind,
        title,
        text,
        link,
        user_uuid: userUuid,
        created_at: createdAt,
        read_at:
          topic === undefined
            ? null
            : sql<Date | null>`case when ${refuses(userUuid, topic, 'bell')} then ${createdAt}::timestamptz end`,
      })),
    )
    .execute();
  const jobs = mailed.map(({ uuid, mailAt }) => ({ data: { notificationUuid: uuid }, at: mailAt }));
  await enqueue(database, sendEmailJob, jobs);
}

/** Looked at by the insert itself: each statement of a booking costs a way to the database. */
function refuses(userUuid: string, topic: Topic, way: 'bell' | 'mail'): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from notification_preferences
    where user_uuid = ${userUuid} and topic = ${topic} and not ${sql.ref(way)})`;
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

/** Marks what a person's notifications say of a route of the app as read. */
export async function markLinkRead(
  database: Kysely<Tables>,
  { userUuid, link }: { userUuid: string; link: string },
  readAt: Date,
): Promise<void> {
  await database
    .updateTable('notifications')
    .set({ read_at: readAt })
    .where('user_uuid', '=', userUuid)
    .where('read_at', 'is', null)
    .where('link', '=', link)
    .execute();
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
