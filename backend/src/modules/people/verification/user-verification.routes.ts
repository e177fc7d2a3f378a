import { Type } from 'typebox';
import { isUuid } from '../../../platform/database/uuid.js';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
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
        description:
          'The review queue for administrators, in pages: pending ones from the longest waiting, decided ones from the latest. Includes how many wait, and who is reviewing whom.',
        security,
        querystring: UserQueueQuery,
        response: { 200: UserQueueRef },
      },
    },
    async (request) => await listUserQueue(deps, currentUser(request), request.query),
  );

  app.get(
    '/admin/user-verifications/:user_uuid',
    {
      preHandler,
      config: { refuses: ['USER_NOT_FOUND'] },
      schema: {
        operationId: 'readUserVerification',
        description:
          'A person’s profile and verification attempts, with what changed between them, for the administrator who decides, and the next one in the queue.',
        security,
        params,
        response: { 200: UserVerificationDetailsRef },
      },
    },
    async (request) => await viewUserVerification(deps, currentUser(request), request.params.user_uuid),
  );

  app.post(
    '/admin/user-verifications/:user_uuid/claim',
    {
      preHandler,
      config: { costs: [], refuses: ['USER_NOT_FOUND', 'CLAIMED_BY_ANOTHER'] },
      schema: {
        operationId: 'claimUserVerification',
        description:
          'Assigns a person’s verification to the calling administrator for ten minutes, or renews that. CLAIMED_BY_ANOTHER names who has it.',
        security,
        params,
        response: { 200: AssignmentResponse },
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
      config: { costs: [], refuses: ['USER_NOT_FOUND'] },
      schema: {
        operationId: 'releaseUserVerification',
        description:
          'Returns a person’s verification to the queue. Changes nothing if the caller does not have it.',
        security,
        params,
        response: { 204: Type.Null() },
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
      config: {
        costs: ['notifications'],
        refuses: [
          'VALUE_NOT_ALLOWED',
          'MOVE_NOT_ALLOWED',
          'USER_NOT_FOUND',
          'CLAIMED_BY_ANOTHER',
          'ALREADY_DECIDED',
          'CHANGED_MEANWHILE',
          'OWN_ACCOUNT',
        ],
      },
      schema: {
        operationId: 'decideUserVerification',
        description:
          'Verifies, rejects or requests changes, with a judgement of each document, and notifies the person. Applies only to the pending attempt that `verification_uuid` names; administrators cannot decide on their own.',
        security,
        params,
        body: UserDecisionRequest,
        response: { 200: UserVerificationDetailsRef },
      },
    },
    async (request) => {
      const { user_uuid } = request.params;
      await decideOnUser(deps, currentUser(request), user_uuid, request.body);
      return await viewUserVerification(deps, currentUser(request), user_uuid);
    },
  );
}
