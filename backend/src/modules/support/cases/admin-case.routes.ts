import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { IdempotencyHeaders } from '../../../platform/idempotency/idempotency.schemas.js';
import { aroundProviderCall } from '../../../platform/idempotency/around-provider-call.js';
import { assignmentRoutes, currentUser, requirePermission } from '../../people/public.js';
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
import { findCase } from './cases.repository.js';
import { caseNotFound, listCases, viewCase } from './view-cases.js';

const security = [{ idToken: [] }];
const preHandler = requirePermission('administer');
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

  assignmentRoutes(app, deps, {
    subjectType: 'case',
    path: '/admin/cases',
    parameter: 'case_uuid',
    operation: 'Case',
    noun: 'a support case',
    find: (uuid) => findCase(deps.database, uuid),
    notFound: caseNotFound,
    refusesUnknownRelease: true,
  });

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
        headers: IdempotencyHeaders,
        body: CaseAnswerRequest,
        response: { 200: CaseDetailsRef },
      },
    },
    async (request) => {
      const [admin, { case_uuid }] = [currentUser(request), request.params];
      const { body } = await aroundProviderCall(deps, request, request.body, {
        act: async ({ begin }) => {
          await answerCase(deps, admin, case_uuid, { ...request.body, begin });
        },
        answer: async () => ({ status: 200, body: await viewCase(deps, admin, case_uuid) }),
        again: () => Promise.resolve(),
      });
      return body;
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
