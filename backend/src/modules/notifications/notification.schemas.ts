import { Type, type Static } from 'typebox';

export const NotificationSchema = Type.Object(
  {
    notification_uuid: Type.String({ format: 'uuid' }),
    kind: Type.String({ description: 'What happened, such as reservation_confirmed.' }),
    title: Type.String(),
    text: Type.String(),
    link: Type.String({ description: 'A route of the app, without the #.' }),
    created_at: Type.String({ format: 'date-time' }),
    read_at: Type.Optional(Type.String({ format: 'date-time', description: 'Missing while it is unread.' })),
  },
  { $id: 'Notification', additionalProperties: false },
);
export type NotificationBody = Static<typeof NotificationSchema>;

const unread = Type.Integer({ description: 'How many the caller has not read, on all pages.' });

export const NotificationsResponse = Type.Object(
  {
    notifications: Type.Array(Type.Unsafe<NotificationBody>({ $ref: 'Notification#' })),
    unread,
    has_more: Type.Boolean(),
    next_cursor: Type.Union([Type.String(), Type.Null()]),
  },
  { additionalProperties: false },
);

export const ReadRequest = Type.Object(
  {
    notification_uuids: Type.Optional(
      Type.Array(Type.String({ format: 'uuid' }), { maxItems: 100, description: 'All when left out.' }),
    ),
  },
  { additionalProperties: false },
);

export const ReadResponse = Type.Object({ unread }, { additionalProperties: false });
