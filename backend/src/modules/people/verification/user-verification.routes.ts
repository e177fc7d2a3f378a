import { Type } from 'typebox';
import { isUuid } from '../../../platform/database/uuid.js';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { refusals } from '../../../platform/http/problem.schemas.js';
import { currentUser, requireRole } from '../users/require-user.js';
import { findUserByUuid } from '../users/users.repository.js';
import { assignmentToDecide } from './assignments/assignment-to-decide.js';
import { AssignmentResponse } from './assignments/assignment.schemas.js';
import { releaseAssignment } from './assignments/assignments.repository.js';
import { decideOnUser } from './decide-on-user.js';
import { listUserQueue } from './list-user-queue.js';
import {
  UserDecisionRequest,
  UserQueueQuery,
  UserQueueRef,
  UserQueueSchema,
  UserVerificationDetailsRef,
  UserVerificationDetailsSchema,
} from './user-verification.schemas.js';
import { userNotFound, viewUserVerification } from './view-user-verification.js';

const security = [{ idToken: [] }];
const preHandler = requireRole('admin');
const params = Type.Object({ user_uuid: Type.String() });
const readRefusals = refusals([400, 401, 403, 404, 429, 500, 503]);
const changeRefusals = refusals([400, 401, 403, 404, 409, 413, 415, 422, 429, 500, 503]);

/** Verifying people, for administrators. */
export function userVerificationRoutes(app: App, deps: Deps): void {
  app.addSchema(UserQueueSchema);
  app.addSchema(UserVerificationDetailsSchema);

  app.get(
    '/admin/user-verifications',
    {
      preHandler,
      schema: {
        operationId: 'listUserVerifications',
        security,
        querystring: UserQueueQuery,
        response: { 200: UserQueueRef, ...readRefusals },
      },
    },
    async (request) => await listUserQueue(deps, currentUser(request), request.query),
  );

  app.get(
    '/admin/user-verifications/:user_uuid',
    {
      preHandler,
      schema: {
        operationId: 'readUserVerification',
        security,
        params,
        response: { 200: UserVerificationDetailsRef, ...readRefusals },
      },
    },
    async (request) => await viewUserVerification(deps, currentUser(request), request.params.user_uuid),
  );

  app.post(
    '/admin/user-verifications/:user_uuid/claim',
    {
      preHandler,
      config: { costs: [] },
      schema: {
        operationId: 'claimUserVerification',
        security,
        params,
        response: { 200: AssignmentResponse, ...changeRefusals },
      },
    },
    async (request) => {
      const { user_uuid } = request.params;
      const user = isUuid(user_uuid) ? await findUserByUuid(deps.database, user_uuid) : undefined;
      if (user === undefined) throw userNotFound();
      const subject = { subject_type: 'user', subject_uuid: user.uuid } as const;
      return { claim: await assignmentToDecide(deps.database, subject, currentUser(request), deps.now()) };
    },
  );

  app.delete(
    '/admin/user-verifications/:user_uuid/claim',
    {
      preHandler,
      config: { costs: [] },
      schema: {
        operationId: 'releaseUserVerification',
        security,
        params,
        response: { 204: Type.Null(), ...changeRefusals },
      },
    },
    async (request, reply) => {
      const { user_uuid } = request.params;
      if (!isUuid(user_uuid)) throw userNotFound();
      const subject = { subject_type: 'user', subject_uuid: user_uuid } as const;
      await releaseAssignment(deps.database, subject, currentUser(request).uuid);
      return await reply.code(204).send(null);
    },
  );

  app.post(
    '/admin/user-verifications/:user_uuid/decision',
    {
      preHandler,
      // Ten reasons of 1,000 characters and the one for all of them, up to four bytes a character.
      bodyLimit: 64 * 1024,
      config: { costs: ['notifications'] },
      schema: {
        operationId: 'decideUserVerification',
        security,
        params,
        body: UserDecisionRequest,
        response: { 200: UserVerificationDetailsRef, ...changeRefusals },
      },
    },
    async (request) => {
      const { user_uuid } = request.params;
      await decideOnUser(deps, currentUser(request), user_uuid, request.body);
      return await viewUserVerification(deps, currentUser(request), user_uuid);
    },
  );
}
