import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { IdempotencyHeaders } from '../../../platform/idempotency/idempotency.schemas.js';
import { withIdempotency } from '../../../platform/idempotency/with-idempotency.js';
import { currentUser, requirePermission } from '../../people/public.js';
import { CaseReceipt } from '../../support/public.js';
import { reportMessage } from './report-message.js';
import {
  MessagesQuery,
  MessagesResponse,
  MessageThreadSchema,
  ReadThreadRequest,
  ReportRequest,
  ThreadAboutQuery,
  ThreadAboutResponse,
  ThreadListQuery,
  ThreadListResponse,
  type MessageThreadBody,
  UnreadResponse,
} from './thread.schemas.js';
import {
  findThreadAbout,
  listThreads,
  readThread,
  setBlocked,
  tellTyping,
  viewMessages,
  viewThread,
} from './view-threads.js';

const security = [{ idToken: [] }];
// Suspended people too: they may read what they were written, and block.
const preHandler = requirePermission('rent');
const params = Type.Object({ thread_uuid: Type.String() });

/** The caller's conversations. */
export function threadRoutes(app: App, deps: Deps): void {
  app.addSchema(MessageThreadSchema);

  app.get(
    '/my/threads',
    {
      preHandler,
      schema: {
        operationId: 'listMyThreads',
        description:
          'The caller’s threads, the last written first, in pages, with the number of unread messages; with `filter=hosting`, the first page has how soon the caller answers questions about their cars.',
        security,
        querystring: ThreadListQuery,
        response: { 200: ThreadListResponse },
      },
    },
    async (request) => await listThreads(deps, currentUser(request), request.query),
  );

  app.get(
    '/my/threads/of',
    {
      preHandler,
      schema: {
        operationId: 'findMyThread',
        description:
          'The caller’s thread about one trip, or their questions about one car; null where none was begun.',
        security,
        querystring: ThreadAboutQuery,
        response: { 200: ThreadAboutResponse },
      },
    },
    async (request) => await findThreadAbout(deps, currentUser(request), request.query),
  );

  app.get(
    '/my/threads/:thread_uuid',
    {
      preHandler,
      config: { refuses: ['THREAD_NOT_FOUND'] },
      schema: {
        operationId: 'readMyThread',
        description: 'One of the caller’s own threads, as their list has it.',
        security,
        params,
        response: { 200: Type.Unsafe<MessageThreadBody>({ $ref: 'MessageThread#' }) },
      },
    },
    async (request) => await viewThread(deps, currentUser(request), request.params.thread_uuid),
  );

  app.get(
    '/my/threads/:thread_uuid/messages',
    {
      preHandler,
      config: { refuses: ['THREAD_NOT_FOUND'] },
      schema: {
        operationId: 'readMyMessages',
        description:
          'A page of one of the caller’s own threads, from its newest message or from `before` back, and whether the caller can write.',
        security,
        params,
        querystring: MessagesQuery,
        response: { 200: MessagesResponse },
      },
    },
    async (request) =>
      await viewMessages(deps, currentUser(request), request.params.thread_uuid, request.query),
  );

  app.post(
    '/my/threads/:thread_uuid/read',
    {
      preHandler,
      config: { costs: [], refuses: ['THREAD_NOT_FOUND'] },
      schema: {
        operationId: 'markThreadRead',
        description:
          'Marks a thread as read up to message number `through`, and answers with the unread messages of all threads.',
        security,
        params,
        body: ReadThreadRequest,
        response: { 200: UnreadResponse },
      },
    },
    async (request) => await readThread(deps, currentUser(request), request.params.thread_uuid, request.body),
  );

  app.post(
    '/my/threads/:thread_uuid/typing',
    {
      preHandler,
      config: { costs: [], refuses: ['THREAD_NOT_FOUND'] },
      schema: {
        operationId: 'tellTyping',
        description: 'Shows on the other side’s open pages, for some seconds, that the caller is typing.',
        security,
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await tellTyping(deps, currentUser(request), request.params.thread_uuid);
      return await reply.code(204).send(null);
    },
  );

  app.post(
    '/my/threads/:thread_uuid/block',
    {
      preHandler,
      config: { costs: [], refuses: ['THREAD_NOT_FOUND'] },
      schema: {
        operationId: 'blockSender',
        description:
          'Blocks the other side of a thread, in all threads with them: neither can write. Repeating it changes nothing.',
        security,
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await setBlocked(deps, currentUser(request), request.params.thread_uuid, true);
      return await reply.code(204).send(null);
    },
  );

  app.delete(
    '/my/threads/:thread_uuid/block',
    {
      preHandler,
      config: { costs: [], refuses: ['THREAD_NOT_FOUND'] },
      schema: {
        operationId: 'unblockSender',
        description: 'Ends the caller’s block of the other side of a thread. Repeating it changes nothing.',
        security,
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await setBlocked(deps, currentUser(request), request.params.thread_uuid, false);
      return await reply.code(204).send(null);
    },
  );

  app.post(
    '/my/threads/:thread_uuid/report',
    {
      preHandler,
      config: { costs: ['reports'], refuses: ['THREAD_NOT_FOUND'] },
      schema: {
        operationId: 'reportMessage',
        description:
          'Reports a message of the other side to the administrators: opens a support case that quotes it with up to three messages before and after, and answers with the case number. With `may_read_messages`, administrators may read the trip’s whole conversation for 30 days while the case is open.',
        security,
        params,
        headers: IdempotencyHeaders,
        body: ReportRequest,
        response: { 201: CaseReceipt },
      },
    },
    async (request, reply) => {
      const { thread_uuid } = request.params;
      const { body } = await withIdempotency(deps, request, request.body, async (transaction) => ({
        status: 201,
        body: await reportMessage(transaction, currentUser(request), thread_uuid, request.body, deps.now()),
      }));
      return await reply.code(201).send(body);
    },
  );
}
