import { Type } from 'typebox';
import { decodeListCursor, pageOf } from '../../platform/pagination/list-cursor.js';
import type { Deps } from '../../platform/deps.js';
import type { App } from '../../platform/http/app-types.js';
import {
  NotificationSchema,
  NotificationsResponse,
  ReadRequest,
  ReadResponse,
} from './notification.schemas.js';
import type { NotificationBody } from './notification.schemas.js';
import { countUnread, findNotifications, markRead } from './notifications.repository.js';
import type { Notification } from './notifications.table.js';
import { currentUser, requireUser } from '../people/public.js';

/** What the bell shows: the caller's own notifications. Suspended people read them too. */
export function notificationRoutes(app: App, { database, now }: Deps): void {
  app.addSchema(NotificationSchema);

  app.get(
    '/my/notifications',
    {
      preHandler: requireUser,
      schema: {
        operationId: 'listMyNotifications',
        description:
          'The caller’s notifications, newest first, in pages, with the number of unread ones. Suspended users too.',
        security: [{ idToken: [] }],
        querystring: Type.Object(
          {
            cursor: Type.Optional(Type.String({ title: 'Page', maxLength: 200 })),
            limit: Type.Optional(Type.Integer({ title: 'Limit', minimum: 1, maximum: 100, default: 20 })),
          },
          { additionalProperties: false },
        ),
        response: { 200: NotificationsResponse },
      },
    },
    async (request) => {
      const { cursor, limit = 20 } = request.query;
      const { uuid } = currentUser(request);
      const rows = await findNotifications(database, uuid, {
        after: decodeListCursor('my-notifications', cursor),
        limit,
      });
      const { page, ...more } = pageOf('my-notifications', rows, limit, 'created_at');
      return { notifications: page.map(toBody), unread: await countUnread(database, uuid), ...more };
    },
  );

  app.post(
    '/my/notifications/read',
    {
      preHandler: requireUser,
      config: { costs: [] },
      schema: {
        operationId: 'readMyNotifications',
        summary: 'Mark my notifications as read',
        description:
          'Marks these notifications of the caller as read, or all without `notification_uuids`, and answers with the number of unread ones.',
        security: [{ idToken: [] }],
        body: ReadRequest,
        response: { 200: ReadResponse },
      },
    },
    async (request) => {
      const { uuid } = currentUser(request);
      await markRead(database, uuid, request.body.notification_uuids, now());
      return { unread: await countUnread(database, uuid) };
    },
  );
}

function toBody({ uuid, kind, title, text, link, created_at, read_at }: Notification): NotificationBody {
  return {
    notification_uuid: uuid,
    kind,
    title,
    text,
    link,
    created_at: created_at.toISOString(),
    ...(read_at === null ? {} : { read_at: read_at.toISOString() }),
  };
}
