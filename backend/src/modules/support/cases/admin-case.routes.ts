import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { refusals } from '../../../platform/http/problem.schemas.js';
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
const readRefusals = refusals([400, 401, 403, 404, 429, 500, 503]);
const changeRefusals = refusals([400, 401, 403, 404, 409, 413, 415, 429, 500, 503]);

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
        security,
        querystring: CaseQuery,
        response: { 200: CaseQueueRef, ...readRefusals },
      },
    },
    async (request) => await listCases(deps, currentUser(request), request.query),
  );

  app.get(
    '/admin/cases/:case_uuid',
    {
      preHandler,
      schema: {
        operationId: 'readCase',
        security,
        params,
        response: { 200: CaseDetailsRef, ...readRefusals },
      },
    },
    async (request) => await viewCase(deps, currentUser(request), request.params.case_uuid),
  );

  app.post(
    '/admin/cases/:case_uuid/claim',
    {
      preHandler,
      config: { costs: [] },
      schema: {
        operationId: 'claimCase',
        security,
        params,
        response: { 200: AssignmentResponse, ...changeRefusals },
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
      config: { costs: [] },
      schema: {
        operationId: 'releaseCase',
        security,
        params,
        response: { 204: Type.Null(), ...changeRefusals },
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
      config: { costs: ['notifications'] },
      schema: {
        operationId: 'answerCase',
        security,
        params,
        headers: OptionalIdempotencyHeaders,
        body: CaseAnswerRequest,
        response: { 200: CaseDetailsRef, ...changeRefusals },
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
      config: { costs: [] },
      schema: {
        operationId: 'setCaseStatus',
        security,
        params,
        body: CaseStatusRequest,
        response: { 200: CaseDetailsRef, ...changeRefusals },
      },
    },
    async (request) => {
      const [admin, { case_uuid }] = [currentUser(request), request.params];
      await setCaseStatus(deps, admin, case_uuid, request.body);
      return await viewCase(deps, admin, case_uuid);
    },
  );
}
