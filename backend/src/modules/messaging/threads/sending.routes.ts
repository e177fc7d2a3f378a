import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { IdempotencyHeaders } from '../../../platform/idempotency/idempotency.schemas.js';
import { withIdempotency } from '../../../platform/idempotency/with-idempotency.js';
import { currentUser, requireActive, requireConfirmedEmail, requirePermission } from '../../people/public.js';
import { type Destination, sendMessage } from './send-message.js';
import {
  SendMessageRequest,
  ThreadMessageRef,
  ThreadMessageSchema,
  type ThreadMessageBody,
} from './thread.schemas.js';

const renters = requirePermission('rent');
const common = {
  security: [{ idToken: [] }],
  headers: IdempotencyHeaders,
  body: SendMessageRequest,
  response: { 201: ThreadMessageRef },
};

/** How customers and owners write to each other. */
export function sendingRoutes(app: App, deps: Deps): void {
  app.addSchema(ThreadMessageSchema);

  app.post(
    '/reservations/:reservation_uuid/messages',
    {
      preHandler: [renters, requireActive],
      config: {
        costs: ['thread_messages'],
        refuses: [
          'VALUE_NOT_ALLOWED',
          'RESERVATION_NOT_FOUND',
          'MOVE_NOT_ALLOWED',
          'MESSAGES_BLOCKED',
          'MEMBER_LEFT',
        ],
      },
      schema: {
        operationId: 'sendTripMessage',
        description:
          'The customer or the owner writes about a requested or booked trip; the first message opens its thread. Contact details are hidden until the trip is confirmed.',
        params: Type.Object({ reservation_uuid: Type.String() }),
        ...common,
      },
    },
    async (request, reply) => {
      const to = { reservationUuid: request.params.reservation_uuid };
      return await reply.code(201).send(await sendOnce(deps, request, to, request.body));
    },
  );

  app.post(
    '/cars/:car_uuid/messages',
    {
      // Otherwise an account under an address of another person could write to every owner.
      preHandler: [renters, requireActive, requireConfirmedEmail],
      config: {
        costs: ['thread_messages'],
        refuses: [
          'VALUE_NOT_ALLOWED',
          'CAR_NOT_FOUND',
          'OWN_CAR',
          'MESSAGES_BLOCKED',
          'MEMBER_LEFT',
          'TOO_MANY_OWNERS',
        ],
      },
      schema: {
        operationId: 'askAboutCar',
        description:
          'A customer with a confirmed e-mail address asks the owner of a public car. The first question opens a thread about the car: at most five owners a day until one has answered, twenty afterwards.',
        params: Type.Object({ car_uuid: Type.String() }),
        ...common,
      },
    },
    async (request, reply) => {
      const to = { carUuid: request.params.car_uuid };
      return await reply.code(201).send(await sendOnce(deps, request, to, request.body));
    },
  );

  app.post(
    '/my/threads/:thread_uuid/messages',
    {
      preHandler: [renters, requireActive],
      config: {
        costs: ['thread_messages'],
        refuses: ['VALUE_NOT_ALLOWED', 'THREAD_NOT_FOUND', 'MESSAGES_BLOCKED', 'MEMBER_LEFT'],
      },
      schema: {
        operationId: 'sendMessage',
        description:
          'Writes in one of the caller’s own threads. Refused while either side has blocked the other.',
        params: Type.Object({ thread_uuid: Type.String() }),
        ...common,
      },
    },
    async (request, reply) => {
      const to = { threadUuid: request.params.thread_uuid };
      return await reply.code(201).send(await sendOnce(deps, request, to, request.body));
    },
  );
}

async function sendOnce(
  deps: Deps,
  request: FastifyRequest,
  to: Destination,
  content: SendMessageRequest,
): Promise<ThreadMessageBody> {
  const user = currentUser(request);
  const { body } = await withIdempotency(deps, request, content, async (transaction) => ({
    status: 201,
    body: await sendMessage(transaction, user, to, content, { now: deps.now(), apiUrl: deps.apiUrl }),
  }));
  return body;
}
