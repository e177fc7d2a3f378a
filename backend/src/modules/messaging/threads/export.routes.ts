import { Type, type Static } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { currentUser, requireUser, type User } from '../../people/public.js';
import { MessagePhotoRef, toMessagePhoto } from '../photos/message-photo-body.js';
import { readPhotosOf } from '../photos/message-photos.repository.js';
import { readAllMessages } from './export.repository.js';
import { showsContacts, toMessage } from './message-body.js';
import { countriesOfThread } from './sides.repository.js';

const uuid = Type.String({ format: 'uuid' });
const ExportQuery = Type.Object(
  {
    after: Type.Optional(
      Type.String({ format: 'uuid', description: 'The last message of the page before.' }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 100 })),
  },
  { additionalProperties: false },
);
const ExportResponse = Type.Object(
  {
    messages: Type.Array(
      Type.Object(
        {
          message_uuid: uuid,
          thread_uuid: uuid,
          number: Type.Integer(),
          car: Type.String(),
          with_name: Type.String(),
          is_mine: Type.Boolean(),
          text: Type.Union([Type.String(), Type.Null()], {
            description: 'Own texts as they were typed, others’ as they can be read now.',
          }),
          photos: Type.Array(MessagePhotoRef),
          created_at: Type.String({ format: 'date-time' }),
        },
        { additionalProperties: false },
      ),
    ),
    has_more: Type.Boolean(),
  },
  { additionalProperties: false },
);

/** What a person takes along of their data: every message that they wrote or were sent. */
export function exportRoutes(app: App, deps: Deps): void {
  app.get(
    '/my/messages',
    {
      // Suspended people too: it is their data.
      preHandler: requireUser,
      schema: {
        operationId: 'exportMyMessages',
        description:
          'Every message of the caller’s conversations, thread by thread in pages, for an export of one’s own data.',
        security: [{ idToken: [] }],
        querystring: ExportQuery,
        response: { 200: ExportResponse },
      },
    },
    async (request) => await exportMessages(deps, currentUser(request), request.query),
  );
}

async function exportMessages(
  { database, apiUrl }: Pick<Deps, 'database' | 'apiUrl'>,
  user: User,
  { after, limit = 100 }: Static<typeof ExportQuery>,
): Promise<Static<typeof ExportResponse>> {
  const rows = await readAllMessages(database, user.uuid, { after, limit });
  const photos = await readPhotosOf(
    database,
    rows.map(({ uuid }) => uuid),
  );
  const messages = rows.slice(0, limit).map((row) => {
    const isMine = row.sender_uuid === user.uuid;
    const reader = {
      readerUuid: user.uuid,
      isOpen: isMine || showsContacts(row.status),
      countries: countriesOfThread(row),
    };
    const own = photos.filter(({ message_uuid }) => message_uuid === row.uuid);
    const shown = own.map((photo) => toMessagePhoto({ apiUrl }, photo));
    const { message_uuid, thread_uuid, number, is_mine, text, created_at } = toMessage(row, reader, shown);
    return {
      message_uuid,
      thread_uuid,
      number,
      car: [row.make, row.model].filter(Boolean).join(' '),
      with_name: row.customer_uuid === user.uuid ? row.owner_name : row.customer_name,
      is_mine,
      text,
      photos: shown,
      created_at,
    };
  });
  return { messages, has_more: rows.length > limit };
}
