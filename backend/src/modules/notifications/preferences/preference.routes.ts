import { Type, type Static } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { currentUser, requireUser } from '../../people/public.js';
import { readPreferences, savePreferences } from './preferences.repository.js';
import { topics } from './preferences.table.js';

const PreferencesSchema = Type.Object(
  {
    topics: Type.Array(
      Type.Object(
        {
          topic: Type.Enum([...topics], {
            description:
              '`messages`: what others write; `trips`: requests, trips and changes. Everything else is always told.',
          }),
          bell: Type.Boolean({ description: 'Counted in the bell; it is in the list in any case.' }),
          mail: Type.Boolean(),
        },
        { additionalProperties: false },
      ),
      { maxItems: topics.length },
    ),
  },
  { additionalProperties: false },
);
type PreferencesBody = Static<typeof PreferencesSchema>;

/** What a person wants to be notified of. */
export function preferenceRoutes(app: App, { database }: Deps): void {
  const read = async (userUuid: string): Promise<PreferencesBody> => ({
    topics: await readPreferences(database, userUuid),
  });

  app.get(
    '/my/notification-preferences',
    {
      preHandler: requireUser,
      schema: {
        operationId: 'readMyNotificationPreferences',
        description: 'Which notifications the caller wants counted in the bell, and mailed.',
        security: [{ idToken: [] }],
        response: { 200: PreferencesSchema },
      },
    },
    async (request) => await read(currentUser(request).uuid),
  );

  app.put(
    '/my/notification-preferences',
    {
      preHandler: requireUser,
      config: { costs: [] },
      schema: {
        operationId: 'saveMyNotificationPreferences',
        description: 'Keeps what the caller wants of these topics; others stay as they are.',
        security: [{ idToken: [] }],
        body: PreferencesSchema,
        response: { 200: PreferencesSchema },
      },
    },
    async (request) => {
      const { uuid } = currentUser(request);
      // Of one that is named twice, the last counts.
      const wanted = new Map(request.body.topics.map((each) => [each.topic, each]));
      await savePreferences(database, uuid, [...wanted.values()]);
      return await read(uuid);
    },
  );
}
