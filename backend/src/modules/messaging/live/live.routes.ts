import type { Readable } from 'node:stream';
import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { currentUser, requireActive, requireUser } from '../../people/public.js';
import { readThreadsSince } from '../threads/threads.repository.js';
import { openEventStream } from './event-stream.js';

/** What a member's open pages hear at once. */
export function liveRoutes(app: App, { database, live, now }: Deps): void {
  // A server that closes waits for its answers, and these do not end by themselves.
  app.addHook('preClose', (done) => {
    live.interrupt();
    done();
  });

  app.get(
    '/my/events',
    {
      preHandler: [requireUser, requireActive],
      // One request for half an hour, and then again: it would be logged for nothing.
      logLevel: 'warn',
      schema: {
        operationId: 'followMyEvents',
        summary: 'Follow my events',
        description:
          'Server-sent events, as long as the page is open: `message` {thread_uuid, number, at}, `read` {thread_uuid}, `typing` {thread_uuid}, `notification` {}. A page that comes back with `Last-Event-ID` gets the newest `message` of each thread since. `open` comes first and at once; who does not get it is behind a proxy that buffers, and asks now and again instead.',
        security: [{ idToken: [] }],
        headers: Type.Object({ 'last-event-id': Type.Optional(Type.String({ maxLength: 40 })) }),
        response: {
          204: Type.Null({ description: 'Nothing can be followed now: pages ask now and again.' }),
          200: {
            description: 'The events.',
            content: {
              'text/event-stream': { schema: Type.Unsafe<Readable>({ type: 'string', format: 'binary' }) },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { uuid } = currentUser(request);
      // Browsers then do not come back by themselves.
      if (!live.isConnected) return await reply.code(204).send(null);
      const since = new Date(request.headers['last-event-id'] ?? Number.NaN);
      const threads = Number.isNaN(since.getTime())
        ? []
        : await readThreadsSince(database, uuid, since, now());
      const missed = threads.map(({ uuid: thread_uuid, last_number: number, last_message_at }) => {
        return { kind: 'message', thread_uuid, number, at: last_message_at.toISOString() } as const;
      });
      return await reply
        .header('x-accel-buffering', 'no')
        // A server that closes waits for connections that are kept for another request.
        .header('connection', 'close')
        .type('text/event-stream')
        .send(
          openEventStream(live, {
            userUuid: uuid,
            missed,
            requireAllowed: async () => {
              await requireUser(request);
              await requireActive(request);
            },
          }),
        );
    },
  );
}
