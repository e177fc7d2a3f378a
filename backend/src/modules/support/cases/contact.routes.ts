import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { IdempotencyHeaders } from '../../../platform/idempotency/idempotency.schemas.js';
import { requireKey, withIdempotency } from '../../../platform/idempotency/with-idempotency.js';
import { currentUser, requireUser } from '../../people/public.js';
import { CaseReceipt, MemberMessageRequest, VisitorMessageRequest } from './case.schemas.js';
import { receiveMemberMessage, receiveVisitorMessage } from './receive-message.js';

// 5,000 characters of up to four bytes, and escapes.
const bodyLimit = 64 * 1024;

/** How people write to us. */
export function contactRoutes(app: App, deps: Deps): void {
  app.post(
    '/contact',
    {
      bodyLimit,
      config: { costs: ['visitor_messages'], refuses: ['VALUE_NOT_ALLOWED'] },
      schema: {
        operationId: 'contactUs',
        description:
          'A visitor writes to the operator; opens a case, or continues the sender’s own with `case_uuid`. At most five messages a day from one e-mail address.',
        headers: IdempotencyHeaders,
        body: VisitorMessageRequest,
        response: { 201: CaseReceipt },
      },
    },
    async (request, reply) =>
      await reply.code(201).send(await receiveVisitorMessage(deps, requireKey(request), request.body)),
  );

  app.post(
    '/my/cases',
    {
      // Suspended people too: they may ask why.
      preHandler: requireUser,
      bodyLimit,
      config: { costs: ['messages'], refuses: ['RESERVATION_NOT_FOUND'] },
      schema: {
        operationId: 'openMyCase',
        description:
          'A signed-in user writes to the operator, about one of their trips or in general, and gets a case number. Suspended users can write too.',
        security: [{ idToken: [] }],
        headers: IdempotencyHeaders,
        body: MemberMessageRequest,
        response: { 201: CaseReceipt },
      },
    },
    async (request, reply) => {
      const { body } = await withIdempotency(deps, request, request.body, async (transaction) => ({
        status: 201,
        body: await receiveMemberMessage(transaction, currentUser(request), request.body, deps.now()),
      }));
      return await reply.code(201).send(body);
    },
  );
}
