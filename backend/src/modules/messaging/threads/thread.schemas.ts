import { Type, type Static } from 'typebox';
import { listEnd, listQuery, searchText } from '../../../platform/http/list-query.js';
import { Text } from '../../../platform/http/text.schemas.js';
import { contactKinds } from '../../contacts/public.js';
import { reservationStatuses } from '../../booking/public.js';
import { PhotoRef, ResponseTimeOrNull } from '../../catalog/public.js';
import { accountStatuses } from '../../people/public.js';
import { MessagePhotoRef, mostPhotos } from '../photos/message-photo-body.js';
import { threadFilters } from './threads.table.js';

const uuid = Type.String({ format: 'uuid' });
const instant = Type.String({ format: 'date-time' });
const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);
const unread = Type.Integer({ description: 'How many messages the caller has not read, in all threads.' });

export const SendMessageRequest = Type.Object(
  {
    text: Type.Optional(Type.Union([Text('Message', 2_000), Type.Literal('')], { title: 'Message' })),
    photos: Type.Optional(
      Type.Array(uuid, {
        title: 'Photos',
        maxItems: mostPhotos,
        uniqueItems: true,
        description: 'Uploaded before by `addMessagePhoto`. Without any, there must be a text.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type SendMessageRequest = Static<typeof SendMessageRequest>;

export const ThreadMessageSchema = Type.Object(
  {
    message_uuid: uuid,
    thread_uuid: uuid,
    number: Type.Integer({ description: 'Its place in the thread, from 1 without gaps.' }),
    is_mine: Type.Boolean(),
    text: orNull(Type.String({ description: 'Null once its sender has closed their account.' })),
    is_masked: Type.Boolean({ description: 'Contact details in it are hidden until the trip is confirmed.' }),
    photos: Type.Array(MessagePhotoRef),
    is_scheduled: Type.Boolean({ description: 'Its sender’s saved text, sent by itself at its time.' }),
    created_at: instant,
  },
  { $id: 'ThreadMessage', additionalProperties: false },
);
export type ThreadMessageBody = Static<typeof ThreadMessageSchema>;
export const ThreadMessageRef = Type.Unsafe<ThreadMessageBody>({ $ref: 'ThreadMessage#' });

export const MessageThreadSchema = Type.Object(
  {
    thread_uuid: uuid,
    car: Type.Object(
      { car_uuid: uuid, name: Type.String(), photo: orNull(PhotoRef) },
      { additionalProperties: false },
    ),
    side: Type.Enum(['customer', 'owner'], { description: 'Which of the two the caller is.' }),
    with_name: Type.String({ description: 'The other side’s first name.' }),
    other_state: Type.Enum(accountStatuses, {
      description:
        'Of the other side’s account: a closed one cannot be written to, a suspended one does not answer.',
    }),
    trip: orNull(
      Type.Object(
        {
          reservation_uuid: uuid,
          status: Type.Enum([...reservationStatuses]),
          pick_up_at: instant,
          return_at: instant,
          time_zone: Type.String(),
        },
        { additionalProperties: false, description: 'Null for questions before a trip is booked.' },
      ),
    ),
    excerpt: Type.String({ description: 'How its last message begins.' }),
    is_last_mine: Type.Boolean(),
    unread: Type.Integer(),
    last_message_at: instant,
  },
  { $id: 'MessageThread', additionalProperties: false },
);
export type MessageThreadBody = Static<typeof MessageThreadSchema>;

export const ThreadListQuery = Type.Object(
  { ...listQuery, query: searchText, filter: Type.Optional(Type.Enum(threadFilters)) },
  { additionalProperties: false },
);
export type ThreadListQuery = Static<typeof ThreadListQuery>;
export const ThreadListResponse = Type.Object(
  {
    threads: Type.Array(Type.Unsafe<MessageThreadBody>({ $ref: 'MessageThread#' })),
    unread,
    response: ResponseTimeOrNull,
    ...listEnd,
  },
  { additionalProperties: false },
);
export type ThreadListBody = Static<typeof ThreadListResponse>;

/** What a conversation may be about: a trip, or a car. */
export const ThreadAboutQuery = Type.Object(
  { car_uuid: Type.Optional(uuid), reservation_uuid: Type.Optional(uuid) },
  { additionalProperties: false },
);
export type ThreadAboutQuery = Static<typeof ThreadAboutQuery>;
export const ThreadAboutResponse = Type.Object(
  { thread: orNull(Type.Unsafe<MessageThreadBody>({ $ref: 'MessageThread#' })) },
  { additionalProperties: false },
);

export const MessagesQuery = Type.Object(
  {
    before: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 2_147_483_647,
        description: 'A message’s number: those before it.',
      }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 30 })),
  },
  { additionalProperties: false },
);
export type MessagesQuery = Static<typeof MessagesQuery>;
export const MessagesResponse = Type.Object(
  {
    messages: Type.Array(ThreadMessageRef, { description: 'The newest first.' }),
    has_more: Type.Boolean(),
    is_blocked: Type.Boolean({ description: 'The caller wants no more messages from the other side.' }),
    can_write: Type.Boolean(),
    unread_by_other: Type.Integer({
      description: 'So many of the caller’s own messages, from the newest back, the other side has not read.',
    }),
    other_state: Type.Enum([...accountStatuses], {
      description:
        'Of the other side’s account: a suspended one will not answer, a closed one cannot be written to.',
    }),
    read_by_support: Type.Array(Type.Object({ at: instant }, { additionalProperties: false }), {
      description: 'When administrators read the conversation of the trip, the last first; at most 20.',
    }),
  },
  { additionalProperties: false },
);
export type MessagesBody = Static<typeof MessagesResponse>;

export const ReadThreadRequest = Type.Object(
  {
    through: Type.Integer({
      minimum: 1,
      maximum: 2_147_483_647,
      description: 'The number of the last message that was shown.',
    }),
  },
  { additionalProperties: false },
);
export const ReportRequest = Type.Object(
  {
    message_uuid: uuid,
    text: Text('What is wrong', 2_000),
    may_read_messages: Type.Optional(
      Type.Boolean({ title: 'Our team may read this conversation', default: false }),
    ),
  },
  { additionalProperties: false },
);
export type ReportRequest = Static<typeof ReportRequest>;
export const UnreadResponse = Type.Object({ unread }, { additionalProperties: false });

/** What of a text would be hidden from the other side. */
export const PreviewRequest = Type.Object(
  {
    text: Text('Message', 2_000),
    thread_uuid: Type.Optional(uuid),
    reservation_uuid: Type.Optional(uuid),
    car_uuid: Type.Optional(uuid),
  },
  { additionalProperties: false, description: 'With what it is to be sent to: exactly one of the three.' },
);
export type PreviewRequest = Static<typeof PreviewRequest>;
export const PreviewResponse = Type.Object(
  {
    hidden: Type.Array(
      Type.Object(
        { kind: Type.Enum([...contactKinds]), text: Type.String({ description: 'As it was typed.' }) },
        { additionalProperties: false },
      ),
    ),
    shown: Type.String({ description: 'The text as the other side would read it.' }),
  },
  { additionalProperties: false },
);
export type PreviewBody = Static<typeof PreviewResponse>;
