import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { OptionalIdempotencyHeaders } from '../../../platform/idempotency/idempotency.schemas.js';
import { withOptionalIdempotency } from '../../../platform/idempotency/with-idempotency.js';
import {
  AssignmentResponse,
  assignmentToDecide,
  currentUser,
  releaseAssignment,
  requireRole,
} from '../../people/public.js';
import {
  CaseAnswerRequest,
  CaseDetailsRef,
  CaseDetailsSchema,
  CaseQuery,
  CaseQueueRef,
  CaseQueueSchema,
  CaseStatusRequest,
} from './case.schemas.js';
import { answerCase, setCaseStatus } from './change-case.js';
import { listCases, requireCase, viewCase } from './view-cases.js';

const security = [{ idToken: [] }];
const preHandler = requireRole('admin');
const params = Type.Object({ case_uuid: Type.String() });

/** What people wrote to us, for administrators. */
export function adminCaseRoutes(app: App, deps: Deps): void {
  app.addSchema(CaseQueueSchema);
  app.addSchema(CaseDetailsSchema);

  app.get(
    '/admin/cases',
    {
      preHandler,
      schema: {
        operationId: 'listCases',
        description:
          'Support cases in one status for administrators, in pages: open ones from the longest waiting, others from the latest. Includes how many wait, and who is working on which.',
        security,
        querystring: CaseQuery,
        response: { 200: CaseQueueRef },
      },
    },
    async (request) => await listCases(deps, currentUser(request), request.query),
  );

  app.get(
    '/admin/cases/:case_uuid',
    {
      preHandler,
      config: { refuses: ['CASE_NOT_FOUND'] },
      schema: {
        operationId: 'readCase',
        description:
          'A support case with its messages, its trip, and the next one in the queue. For administrators.',
        security,
        params,
        response: { 200: CaseDetailsRef },
      },
    },
    async (request) => await viewCase(deps, currentUser(request), request.params.case_uuid),
  );

  app.post(
    '/admin/cases/:case_uuid/claim',
    {
      preHandler,
      config: { costs: [], refuses: ['CASE_NOT_FOUND', 'CLAIMED_BY_ANOTHER'] },
      schema: {
        operationId: 'claimCase',
        description:
          'Assigns a support case to the calling administrator for ten minutes, or renews that. CLAIMED_BY_ANOTHER names who has it.',
        security,
        params,
        response: { 200: AssignmentResponse },
      },
    },
    async (request) => {
      const { uuid } = await requireCase(deps.database, request.params.case_uuid);
      const subject = { subject_type: 'case', subject_uuid: uuid } as const;
      return { claim: await assignmentToDecide(deps.database, subject, currentUser(request), deps.now()) };
    },
  );

  app.delete(
    '/admin/cases/:case_uuid/claim',
    {
      preHandler,
      config: { costs: [], refuses: ['CASE_NOT_FOUND'] },
      schema: {
        operationId: 'releaseCase',
        description: 'Returns a support case to the queue. Changes nothing if the caller does not have it.',
        security,
        params,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { uuid } = await requireCase(deps.database, request.params.case_uuid);
      const subject = { subject_type: 'case', subject_uuid: uuid } as const;
      await releaseAssignment(deps.database, subject, currentUser(request).uuid);
      return await reply.code(204).send(null);
    },
  );

  app.post(
    '/admin/cases/:case_uuid/replies',
    {
      preHandler,
      bodyLimit: 64 * 1024,
      config: {
        costs: ['notifications'],
        refuses: ['MOVE_NOT_ALLOWED', 'CASE_NOT_FOUND', 'CLAIMED_BY_ANOTHER', 'CHANGED_MEANWHILE'],
      },
      schema: {
        operationId: 'answerCase',
        description:
          'Replies to the sender by e-mail, and sets the case to answered; it opens again when they write back. CHANGED_MEANWHILE means that there is a newer message than `seen_message_uuid`.',
        security,
        params,
        headers: OptionalIdempotencyHeaders,
        body: CaseAnswerRequest,
        response: { 200: CaseDetailsRef },
      },
    },
    async (request) => {
      const [admin, { case_uuid }] = [currentUser(request), request.params];
      const answerAgain = async () => ({ status: 200, body: await viewCase(deps, admin, case_uuid) });
      return await withOptionalIdempotency(deps, request, {
        act: async (done) => {
          await answerCase(deps, admin, case_uuid, { ...request.body, done });
          return await answerAgain();
        },
        answerAgain,
      });
    },
  );

  app.post(
    '/admin/cases/:case_uuid/status',
    {
      preHandler,
      config: {
        costs: [],
        refuses: ['MOVE_NOT_ALLOWED', 'CASE_NOT_FOUND', 'CLAIMED_BY_ANOTHER', 'CHANGED_MEANWHILE'],
      },
      schema: {
        operationId: 'setCaseStatus',
        description:
          'Closes a case without a reply, or reopens it. CHANGED_MEANWHILE means that there is a newer message than `seen_message_uuid`.',
        security,
        params,
        body: CaseStatusRequest,
        response: { 200: CaseDetailsRef },
      },
    },
    async (request) => {
      const [admin, { case_uuid }] = [currentUser(request), request.params];
      await setCaseStatus(deps, admin, case_uuid, request.body);
      return await viewCase(deps, admin, case_uuid);
    },
  );
}
