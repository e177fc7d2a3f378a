import { Type } from 'typebox';
import type { Deps } from '../../../platform/deps.js';
import type { App } from '../../../platform/http/app-types.js';
import { currentUser, requirePermission } from '../users/require-user.js';
import { findUserByUuid } from '../users/users.repository.js';
import { assignmentRoutes } from './assignments/assignment.routes.js';
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
const preHandler = requirePermission('administer');
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

  assignmentRoutes(app, deps, {
    subjectType: 'user',
    path: '/admin/user-verifications',
    parameter: 'user_uuid',
    operation: 'UserVerification',
    noun: 'a person’s verification',
    find: (uuid) => findUserByUuid(deps.database, uuid),
    notFound: userNotFound,
  });

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
