import { Type, type Static } from 'typebox';
import { MessagePhotoRef } from '../photos/message-photo-body.js';
import { MessagesQuery } from '../threads/thread.schemas.js';

/** Why an administrator reads a conversation: what is open about the trip. */
export const readingReasons = ['dispute', 'objection', 'deposit_claim', 'case'] as const;
export type ReadingReason = (typeof readingReasons)[number];
export const AdminMessagesQuery = Type.Object(
  {
    reason: Type.Enum([...readingReasons], {
      title: 'Reason',
      description:
        'What has to be decided; it is recorded. A case counts while the member who opened it lets our team read.',
    }),
    ...MessagesQuery.properties,
  },
  { additionalProperties: false },
);
export type AdminMessagesQuery = Static<typeof AdminMessagesQuery>;

/** A trip's messages as an administrator reads them in a dispute: whole. */
export const AdminMessagesResponse = Type.Object(
  {
    messages: Type.Array(
      Type.Object(
        {
          message_uuid: Type.String({ format: 'uuid' }),
          number: Type.Integer(),
          by: Type.Enum(['customer', 'owner']),
          text: Type.Union([Type.String(), Type.Null()]),
          photos: Type.Array(MessagePhotoRef),
          created_at: Type.String({ format: 'date-time' }),
        },
        { additionalProperties: false },
      ),
      { description: 'The newest first.' },
    ),
    has_more: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type AdminMessagesBody = Static<typeof AdminMessagesResponse>;
